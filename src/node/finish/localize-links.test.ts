import { describe, expect, it } from 'vitest';
import { getDocumentLanguage, localizeLinks } from './localize-links.ts';

const LANGUAGES = ['en', 'ar'];

describe('getDocumentLanguage', () => {
  it.each([
    ['x/introduction/index.html', 'en'],
    ['ar/x/introduction/index.html', 'ar'],
    ['pt/x/introduction/index.html', 'en'],
    ['404.html', 'en'],
  ])('of %s is %s', (file, language) => {
    expect(getDocumentLanguage(file, LANGUAGES)).toBe(language);
  });
});

describe('localizeLinks', () => {
  it('changes only links to pages', () => {
    const html =
      '<link href="/x/demo-theme.css"><a class="a" href="/x/a/#b">a</a><a data-href="/x/" href="#c">c</a>';
    expect(localizeLinks(html, 'ar', LANGUAGES)).toBe(
      '<link href="/x/demo-theme.css"><a class="a" href="/ar/x/a/#b">a</a><a data-href="/x/" href="#c">c</a>',
    );
  });

  it('changes nothing in English', () => {
    expect(localizeLinks('<a href="/x/a/">a</a>', 'en', LANGUAGES)).toBe('<a href="/x/a/">a</a>');
  });
});
