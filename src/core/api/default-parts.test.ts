import { expect, it } from 'vitest';
import { splitDefault } from './default-parts.ts';

it.each([
  ['false'],
  ["'MM/DD/YYYY'"],
  ['{ hours: 1, minutes: 5 }'],
  ['Infinity'],
  ['GridColumnMenu'],
  ['`${adapter.formats.month} ${adapter.formats.year}`'],
])('%s is code as a whole', (value) => {
  expect(splitDefault(value)).toEqual([{ text: value, isCode: true }]);
});

it('values between backticks are code, the rest are words', () => {
  expect(splitDefault('`true` for desktop, `false` for mobile.')).toEqual([
    { text: 'true', isCode: true },
    { text: ' for desktop, ', isCode: false },
    { text: 'false', isCode: true },
    { text: ' for mobile.', isCode: false },
  ]);
});

it('a sentence without values is words', () => {
  expect(splitDefault('The first axis item.')).toEqual([
    { text: 'The first axis item.', isCode: false },
  ]);
});

it('a member without a default has no parts', () => {
  expect(splitDefault(undefined)).toEqual([]);
  expect(splitDefault('')).toEqual([]);
});
