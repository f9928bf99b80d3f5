import { describe, expect, it } from 'vitest';
import { applyEdits, isInConflict } from './edit.ts';

describe('applyEdits', () => {
  it('applies edits in any order, and equal ones once', () => {
    const edits = [
      { start: 4, end: 5, text: 'B' },
      { start: 0, end: 1, text: 'A' },
      { start: 4, end: 5, text: 'B' },
      { start: 6, end: 6, text: '!' },
    ];
    expect(applyEdits('a - b c', edits)).toBe('A - B !c');
    expect(applyEdits('a', [])).toBe('a');
  });

  it('removes imports that it leaves empty, and no others', () => {
    const code = "import { a } from 'a';\nimport {} from 'b';\nimport { c } from 'c';\n";
    const edits = [{ start: 9, end: 10, text: '' }];
    expect(applyEdits(code, edits)).toBe("import {} from 'b';\nimport { c } from 'c';\n");
  });

  it('joins the removals of neighbors in a list', () => {
    const code = "import { a, b, c } from 'a';";
    const [b, c] = [
      { start: 12, end: 15, text: '' },
      { start: 13, end: 16, text: '' },
    ];
    expect(isInConflict([b], [c])).toBe(false);
    expect(applyEdits(code, [c, b])).toBe("import { a } from 'a';");
    expect(applyEdits(code, [c])).toBe("import { a, b } from 'a';");
    expect(applyEdits(code, [b])).toBe("import { a, c } from 'a';");
    const all = { start: 9, end: 12, text: '' };
    expect(applyEdits(code, [all, b, c])).toBe('');
  });

  it('refuses edits that overlap', () => {
    const [one, other] = [
      { start: 0, end: 3, text: '' },
      { start: 2, end: 4, text: 'x' },
    ];
    expect(() => applyEdits('abcdef', [one, other])).toThrow('Edits overlap at offset 2');
    expect(isInConflict([one], [other])).toBe(true);
    expect(isInConflict([one], [{ start: 3, end: 4, text: '' }, one])).toBe(false);
  });
});
