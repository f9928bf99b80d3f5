import { describe, expect, it } from 'vitest';
import { highlight, highlightSource, isKnownLanguage } from './highlight.ts';

describe('isKnownLanguage', () => {
  it.each(['tsx', 'ts', 'jsx', 'js', 'css', 'bash', 'sh', 'shell', 'json', 'diff', 'text', 'txt'])(
    'knows %s',
    (language) => {
      expect(isKnownLanguage(language)).toBe(true);
    },
  );

  it.each(['', 'TSX', 'cobol', 'constructor', '__proto__'])('does not know "%s"', (language) => {
    expect(isKnownLanguage(language)).toBe(false);
  });
});

describe('highlight', () => {
  it('escapes markup', async () => {
    expect(await highlight('<a href="b">&amp;</a>', 'text')).toBe(
      '&lt;a href="b"&gt;&amp;amp;&lt;/a&gt;',
    );
    expect(await highlight('', 'text')).toBe('');
  });

  it('gives tokens a one-letter class', async () => {
    expect(await highlight("const a = b('c'); // d", 'ts')).toBe(
      '<span class="k">const </span><span class="c">a </span><span class="k">= </span>' +
        '<span class="f">b</span>(<span class="s">\'c\'</span>); <span class="m">// d</span>',
    );
  });

  it('merges adjacent tokens of one kind, and white space into the token before it', async () => {
    expect(await highlight("import { a } from 'b';", 'ts')).toBe(
      '<span class="k">import</span> { a } <span class="k">from </span>' +
        '<span class="s">\'b\'</span>;',
    );
  });

  it('keeps line breaks, including empty lines', async () => {
    expect(await highlight('a\n\nb', 'text')).toBe('a\n\nb');
  });

  it.each(['text', 'txt', 'html', 'tsx'])('lets no markup through in %s', async (language) => {
    const html = await highlight('<script>alert("&")</script>', language);
    expect(html.replace(/<\/?span[^>]*>/g, '')).toBe('&lt;script&gt;alert("&amp;")&lt;/script&gt;');
  });

  it('returns an empty string for an empty source', async () => {
    expect(await highlight('', 'tsx')).toBe('');
  });

  it('wraps emphasized lines in place of their line breaks', async () => {
    const emphasized = new Set([2, 3, 9]);
    expect(await highlight('a\nb\nc\nd', 'text', { emphasized })).toBe(
      'a\n<mark>b</mark><mark>c</mark>d',
    );
  });

  it('wraps the changed lines of a diff without their signs', async () => {
    expect(await highlight(' a\n-b\n+c\n  d\ne', 'text', { diff: true })).toBe(
      'a\n<del>b</del><ins>c</ins> d\ne',
    );
  });

  it('treats signs as text outside a diff', async () => {
    expect(await highlight('-a\n+b', 'text')).toBe('-a\n+b');
  });

  it('highlights a diff in its own language', async () => {
    expect(await highlight("-a('b')\n+c", 'ts', { diff: true })).toBe(
      '<del><span class="f">a</span>(<span class="s">\'b\'</span>)</del><ins>c</ins>',
    );
  });

  it('rejects an unknown language', async () => {
    await expect(highlight('a', 'cobol')).rejects.toThrow('cobol');
  });
});

describe('highlightSource', () => {
  it('returns the text unchanged, and highlighted without trailing empty lines', async () => {
    expect(await highlightSource("'a';\n\n", 'ts')).toEqual({
      code: "'a';\n\n",
      html: '<span class="s">\'a\'</span>;',
    });
  });
});
