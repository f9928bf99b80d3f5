import { describe, expect, it } from 'vitest';
import { diffLines } from './line-diff.ts';

const split = (text: string) => text.split('');

/** Applies changes the plain way. */
function patch(before: readonly string[], changes: ReturnType<typeof diffLines>): string[] {
  const result = [...before];
  for (const { start, removed, lines } of [...changes].reverse()) {
    result.splice(start, removed, ...lines);
  }
  return result;
}

describe('diffLines', () => {
  it.each([
    ['', ''],
    ['', 'a'],
    ['a', ''],
    ['abc', 'abc'],
    ['abc', 'abxc'],
    ['abc', 'xabc'],
    ['abc', 'abcx'],
    ['abc', 'ac'],
    ['abc', 'xyz'],
    ['aaa', 'aa'],
    ['abcabba', 'cbabac'],
  ])('leads from "%s" to "%s"', (before, after) => {
    const changes = diffLines(split(before), split(after));
    expect(patch(split(before), changes).join('')).toBe(after);
  });

  it('finds only the lines that differ, with a kept line between two changes', () => {
    expect(diffLines(split('abcdefgh'), split('aXcdfgYZh'))).toEqual([
      { start: 1, removed: 1, lines: ['X'] },
      { start: 4, removed: 1, lines: [] },
      { start: 7, removed: 0, lines: ['Y', 'Z'] },
    ]);
    expect(diffLines(split('abc'), split('abc'))).toEqual([]);
  });

  it('replaces texts that are too long to compare as one block', () => {
    const before = Array.from({ length: 1200 }, (_, line) => `before ${line}`);
    const after = Array.from({ length: 1200 }, (_, line) => `after ${line}`);
    const changes = diffLines(['same', ...before, 'end'], ['same', ...after, 'end']);
    expect(changes).toEqual([{ start: 1, removed: 1200, lines: after }]);
  });
});
