import { describe, expect, it } from 'vitest';
import { applyChanges, findChanges } from './file-changes.ts';

const ORIGINAL = ['import x', '', 'function A() {', '  return 1;', '}', '', 'end', ''].join('\n');
const EDITED = ORIGINAL.replace('return 1', 'return 2');
const changes = findChanges(ORIGINAL, EDITED);

describe('applyChanges', () => {
  it('applies what was found', () => {
    expect(applyChanges(ORIGINAL, changes)).toBe(EDITED);
    expect(applyChanges(ORIGINAL, [])).toBe(ORIGINAL);
  });

  it('keeps the kinds of line breaks, an empty file, and a missing line break at the end', () => {
    for (const [before, after] of [
      ['a\r\nb\r\n', 'a\r\nc\r\n'],
      ['', 'a'],
      ['a', ''],
      ['a\n', 'a'],
      ['a', 'a\n\n'],
      ['a\nb', 'a\n\u2028b'],
    ] as const) {
      expect(applyChanges(before, findChanges(before, after))).toBe(after);
    }
  });

  it('follows lines that have moved since', () => {
    const moved = `// one\n// two\n${ORIGINAL}`;
    expect(applyChanges(moved, changes)).toBe(`// one\n// two\n${EDITED}`);
    const shorter = ORIGINAL.replace('import x\n', '');
    expect(applyChanges(shorter, changes)).toBe(EDITED.replace('import x\n', ''));
    const later = ORIGINAL.replace('end\n', 'other\nend\n');
    expect(applyChanges(later, changes)).toBe(EDITED.replace('end\n', 'other\nend\n'));
  });

  it('moves later changes along with earlier ones', () => {
    const block = ['<ul>', '  <li>a</li>', '  <li>b</li>', '</ul>', ''];
    const lines = ['// first', '', '// head', '', ...block, ...block, ...block];
    const edited = [...lines];
    edited[2] = '// changed';
    edited[10] = '  <li>changed</li>';
    const found = findChanges(lines.join('\n'), edited.join('\n'));
    expect(found).toHaveLength(2);
    // As many lines above as a block has: without moving along, the block before would fit.
    const above = Array.from({ length: block.length }, (_, line) => `// ${line}`);
    const addAbove = (list: readonly string[]) => [...above, ...list].join('\n');
    expect(applyChanges(addAbove(lines), found)).toBe(addAbove(edited));
  });

  it('finds lines from the end of a file that has become short', () => {
    const head = Array.from({ length: 50 }, (_, line) => `// ${line}`).join('\n');
    const found = findChanges(`${head}\n${ORIGINAL}`, `${head}\n${EDITED}`);
    expect(applyChanges(ORIGINAL, found)).toBe(EDITED);
  });

  it('keeps a change at the end of a file there', () => {
    const found = findChanges('one\ntwo', 'one\ntwo\nthree');
    expect(applyChanges('zero\none\ntwo', found)).toBe('zero\none\ntwo\nthree');
    expect(applyChanges('one\ntwo\n\n\nthree', found)).toBeNull();
  });

  it('finds no place where the lines themselves or those around them have changed', () => {
    expect(applyChanges(ORIGINAL.replace('return 1', 'return 3'), changes)).toBeNull();
    expect(applyChanges(ORIGINAL.replace('function A', 'function B'), changes)).toBeNull();
    expect(applyChanges('', changes)).toBeNull();
  });

  it.each([
    { start: 1e15, removed: 0 },
    { start: 0, removed: 1e15 },
    { start: Number.MAX_SAFE_INTEGER, removed: Number.MAX_SAFE_INTEGER },
  ])('finds no place for $removed lines at $start', (position) => {
    expect(applyChanges(ORIGINAL, [{ ...position, lines: [], place: '0000' }])).toBeNull();
  });
});
