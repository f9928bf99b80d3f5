import { describe, expect, it } from 'vitest';
import { getNextIndex } from './arrow-keys.ts';

describe('getNextIndex', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 2, 0],
    ['ArrowUp', -1, 2],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
    ['ArrowLeft', 1, null],
    ['ArrowRight', 1, null],
    ['Enter', 0, null],
    ['Escape', 0, null],
  ])('%s moves from item %d of a column of three to %j', (key, current, next) => {
    const list = { current, count: 3, orientation: 'vertical' } as const;
    expect(getNextIndex(key, list)).toBe(next);
    expect(getNextIndex(key, { ...list, direction: 'rtl' })).toBe(next);
  });

  it.each([
    ['ArrowRight', -1, 0, 2],
    ['ArrowRight', 2, 0, 1],
    ['ArrowRight', 0, 1, 2],
    ['ArrowLeft', -1, 2, 0],
    ['ArrowLeft', 0, 2, 1],
    ['ArrowLeft', 2, 1, 0],
    ['Home', 2, 0, 0],
    ['End', 0, 2, 2],
    ['ArrowUp', 1, null, null],
    ['ArrowDown', 1, null, null],
    ['Tab', 1, null, null],
  ])(
    '%s moves from item %d of a row of three to %j, right to left to %j',
    (key, current, ltr, rtl) => {
      const list = { current, count: 3, orientation: 'horizontal' } as const;
      expect(getNextIndex(key, list)).toBe(ltr);
      expect(getNextIndex(key, { ...list, direction: 'ltr' })).toBe(ltr);
      expect(getNextIndex(key, { ...list, direction: 'rtl' })).toBe(rtl);
    },
  );

  it.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('%s returns null for an empty list', (key) => {
    expect(getNextIndex(key, { current: -1, count: 0, orientation: 'vertical' })).toBeNull();
  });
});
