import { expect, test } from 'vitest';
import { formatSize } from './format-size.ts';

test('sizes have two or three digits', () => {
  const sizes = [0, 40, 60, 3_149, 9_949, 9_950, 147_400, 999_400, 999_500, 1_244_000];
  expect(sizes.map(formatSize)).toEqual([
    ...['0 kB', '0 kB', '0.1 kB', '3.1 kB', '9.9 kB', '10 kB'],
    ...['147 kB', '999 kB', '1.00 MB', '1.24 MB'],
  ]);
});
