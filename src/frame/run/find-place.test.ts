import { expect, it } from 'vitest';
import { findPlace, getSourceName, isFromOtherRun } from './find-place.ts';

const files = [
  {
    name: 'Sorting.tsx',
    code: '',
    required: [],
    getColumn: (line: number, at: number) => at - line,
  },
  { name: 'fleet.ts', code: '', required: [], getColumn: () => 1 },
];

it.each([
  ['Chromium', `Error: a\n    at b (${getSourceName(7, 'Sorting.tsx')}:3:20)\n    at c (x.js:1:2)`],
  ['Firefox', `b@${getSourceName(7, 'Sorting.tsx')}:3:20\nc@https://site/x.js:1:2`],
  ['Safari', `b@${getSourceName(7, 'Sorting.tsx')}:3:20\nc@x.js:1:2`],
])('reads the innermost place from a stack of %s', (_, stack) => {
  expect(findPlace(stack, 7, files)).toEqual({ file: 'Sorting.tsx', line: 3, column: 17 });
});

it('skips frames of libraries, of other runs and of unknown files', () => {
  const stack =
    'at a (x.js:1:1)\nat b (demo-6/fleet.ts:9:9)\nat c (demo-7/no.ts:1:1)\nat d (demo-7/fleet.ts:2:3)';
  expect(findPlace(stack, 7, files)).toEqual({ file: 'fleet.ts', line: 2, column: 1 });
  expect(findPlace('at a (x.js:1:1)', 7, files)).toBeNull();
  expect(findPlace('', 7, files)).toBeNull();
});

it('recognizes errors of code that is no longer shown', () => {
  expect(isFromOtherRun('at b (demo-6/fleet.ts:9:9)', 7)).toBe(true);
  expect(isFromOtherRun('at b (demo-7/fleet.ts:9:9)', 7)).toBe(false);
  expect(isFromOtherRun('at b (x.js:9:9)', 7)).toBe(false);
});
