import { describe, expect, it } from 'vitest';
import { getEditDistance } from './edit-distance.ts';

describe('getEditDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', '', 3],
    ['sorting', 'sorting', 0],
    ['sorting', 'sortng', 1],
    ['kitten', 'sitting', 3],
  ])('from "%s" to "%s" is %d', (a, b, distance) => {
    expect(getEditDistance(a, b)).toBe(distance);
  });

  it.each([
    ['calender', 'calendar', 1],
    ['disbale', 'disable', 1],
    ['pagintion', 'pagination', 1],
    ['sorrtt', 'sort', 2],
    ['grid', 'grid', 0],
    ['chart', 'legend', Infinity],
  ])('from %s to %s', (word, other, distance) => {
    expect(getEditDistance(word, other, 2)).toBe(distance);
  });

  it('compares with the prefixes of a longer word if open', () => {
    expect(getEditDistance('calnd', 'calendar', 1, true)).toBe(1);
    expect(getEditDistance('calnd', 'calendar', 1)).toBe(Infinity);
  });
});
