import { describe, expect, it } from 'vitest';
import { splitDocumentation } from './documentation-parts.ts';

describe('splitDocumentation', () => {
  it('finds code, bold text and links', () => {
    expect(
      splitDocumentation('If `true`, **only** see [the source](https://a.example/b).'),
    ).toEqual([
      { kind: 'text', text: 'If ' },
      { kind: 'code', text: 'true' },
      { kind: 'text', text: ', ' },
      { kind: 'strong', text: 'only' },
      { kind: 'text', text: ' see ' },
      { kind: 'link', text: 'the source', href: 'https://a.example/b' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('marks tags at the start of a line', () => {
    expect(splitDocumentation('Size, not @this.\n\n@default 52\n@param {a} b')).toEqual([
      { kind: 'text', text: 'Size, not @this.\n\n' },
      { kind: 'strong', text: '@default' },
      { kind: 'text', text: ' 52\n' },
      { kind: 'strong', text: '@param' },
      { kind: 'text', text: ' {a} b' },
    ]);
  });

  it('leaves unfinished marks and other addresses as they are', () => {
    const texts = ['a ` b', '2 ** 3', '[a](javascript:alert(1))', '[a](/b)', 'a\n\nb', '<b>a</b>'];
    for (const text of texts) expect(splitDocumentation(text)).toEqual([{ kind: 'text', text }]);
    expect(splitDocumentation('')).toEqual([]);
  });
});
