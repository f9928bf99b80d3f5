import { describe, expect, it } from 'vitest';
import { parseDocumentHead } from './head.ts';

describe('parseDocumentHead', () => {
  it('parses a head', () => {
    const html =
      '<head><title>Rows &amp; columns - MUI X</title><meta name="description" content="Say &#34;row&#34;.">' +
      '<link rel="canonical" href="https://mui.com/x/a/?b=1&amp;c=2">' +
      '<meta property="og:image" content="https://mui.com/x/social/a.png"></head>' +
      '<meta name="robots" content="noindex">';
    expect(parseDocumentHead(html)).toEqual({
      title: 'Rows & columns - MUI X',
      description: 'Say "row".',
      canonicalUrl: 'https://mui.com/x/a/?b=1&c=2',
      image: 'https://mui.com/x/social/a.png',
      indexed: true,
    });
  });

  it('returns empty values for an empty head and detects noindex', () => {
    expect(parseDocumentHead('<head><meta name="robots" content="noindex"></head>')).toEqual({
      title: '',
      description: '',
      canonicalUrl: '',
      image: null,
      indexed: false,
    });
  });
});

describe('entities in a head', () => {
  it.each([
    ['', ''],
    ['a &lt;b&gt; &quot;c&quot; &#39;d&#39; &#x2014;', 'a <b> "c" \'d\' —'],
    ['&amp;lt;', '&lt;'],
    ['&unknown; &constructor; & &#;', '&unknown; &constructor; & &#;'],
    // Browsers also replace invalid code points.
    ['&#99999999;', '\uFFFD'],
  ])('decodes "%s" to "%s"', (text, decoded) => {
    expect(parseDocumentHead(`<head><title>${text}</title></head>`).title).toBe(decoded);
  });
});
