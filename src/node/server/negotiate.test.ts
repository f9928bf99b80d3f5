import { describe, expect, it } from 'vitest';
import { prefersMarkdown } from './negotiate.ts';

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
