import { expect, it } from 'vitest';
import { getNextItem } from './menu-keys.ts';

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 2, 0],
  ['ArrowUp', -1, 2],
  ['ArrowUp', 0, 2],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 0, null],
  ['Escape', 0, null],
])('%s leads from item %d of three to %j', (key, current, next) => {
  expect(getNextItem(key, current, 3)).toBe(next);
});
