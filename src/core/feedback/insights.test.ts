import { expect, test } from 'vitest';
import { getInterval, getKeywordLine, getRedirectLine } from './insights.ts';

test.each([
  [0, 0, 0, 1],
  [1, 1, 0.207, 1],
  [0, 10, 0, 0.278],
  [50, 100, 0.404, 0.596],
  [900, 1000, 0.88, 0.917],
])('of %d of %d helped, between %d and %d of all are', (helpful, votes, low, high) => {
  const interval = getInterval(helpful, votes);
  expect(interval.low).toBeCloseTo(low, 3);
  expect(interval.high).toBeCloseTo(high, 3);
});

test('lines are ready to paste', () => {
  expect(getRedirectLine("/x/it's/", '/x/a/')).toBe(
    "{ from: '/x/it\\'s/', to: '/x/a/', status: 301 },",
  );
  expect(getKeywordLine('pin row')).toBe('keywords: [pin row]');
  expect(getKeywordLine('a: "b"')).toBe('keywords: ["a: \\"b\\""]');
});
