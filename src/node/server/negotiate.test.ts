import { describe, expect, it } from 'vitest';
import { chooseCoding, CODINGS, prefersMarkdown, type Coding } from './negotiate.ts';

describe('the form of a page', () => {
  it.each([
    ['text/markdown', true],
    ['text/markdown; charset=utf-8', true],
    ['TEXT/MARKDOWN', true],
    ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
    ['text/markdown, text/html', true],
    ['text/markdown, */*', true],
    ['text/html;q=0.5, text/markdown;q=0.6', true],
    ['text/html;q=0, */*', true],
    ['text/html, text/markdown', false],
    ['text/html;q=0.5, TEXT/MARKDOWN;q=0.5', false],
    ['text/html, text/markdown;q=0.8', false],
    ['text/markdown;q=0', false],
    ['text/markdown;q=x', false],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
    ['*/*', false],
    ['*/*, text/markdown;q=0.9', false],
    ['text/*', false],
    ['application/json', false],
    ['', false],
    [undefined, false],
  ])('%j asks for Markdown: %s', (accept, expected) => {
    expect(prefersMarkdown({ headers: { accept } })).toBe(expected);
  });
});

describe('the coding of a file', () => {
  it.each<[string | undefined, Coding | null]>([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['identity, br;q=0.5', 'identity'],
    ['identity;q=0, gzip', 'gzip'],
    ['identity;q=0', null],
    ['*;q=0', null],
    ['zstd', 'identity'],
  ])('of %j is %s', (accept, coding) => {
    expect(chooseCoding({ headers: { 'accept-encoding': accept } }, CODINGS)).toBe(coding);
  });

  it('is one that is available', () => {
    const request = { headers: { 'accept-encoding': 'br' } };
    expect(chooseCoding(request, ['gzip', 'identity'])).toBe('identity');
  });
});
