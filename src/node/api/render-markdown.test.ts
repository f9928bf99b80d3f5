import { describe, expect, it } from 'vitest';
import { renderMarkdown } from './render-markdown.ts';

const OPTIONS = {
  resolveLink: (url: string) => (url === '/gone/' ? null : url),
  resolveName: (name: string) => (name === 'Column' ? '/column/' : null),
};

describe('renderMarkdown', () => {
  it.each([
    ['One `line` of **text**.', 'One <code>line</code> of <strong>text</strong>.'],
    ['First.\n\nSecond.', '<p>First.</p><p>Second.</p>'],
    [
      'One of:\n\n- `a`\n- `b`',
      '<p>One of:</p><ul><li><code>a</code></li><li><code>b</code></li></ul>',
    ],
    ['[here](/x/) and [there](/gone/)', '<a href="/x/">here</a> and there'],
    ['`Column` and `Row`', '<a href="/column/"><code>Column</code></a> and <code>Row</code>'],
    ['Of type [[Column]][].', 'Of type <a href="/column/"><code>Column</code></a>[].'],
    ['All <style> tags & {braces}', 'All &lt;style&gt; tags &amp; {braces}'],
    ['See {@link /x/}', 'See <a href="/x/">/x/</a>'],
  ])('%j', (markdown, html) => {
    expect(renderMarkdown(markdown, OPTIONS)).toBe(html);
  });
});

describe('renderMarkdown of a single line', () => {
  const options = { resolveLink: (url: string) => url, resolveName: () => null };

  it.each([
    ['Rows (if any) are kept.', 'Rows (if any) are kept.'],
    [
      'See www.example.com for more.',
      'See <a href="http://www.example.com">www.example.com</a> for more.',
    ],
    ['Set a*b*c.', 'Set a<em>b</em>c.'],
    ['Ends with a space ', 'Ends with a space'],
    ['1. Listed', '<ol><li>Listed</li></ol>'],
  ])('parses Markdown syntax: %s', (markdown, html) => {
    expect(renderMarkdown(markdown, options)).toBe(html);
  });
});
