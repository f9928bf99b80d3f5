import { expect, it } from 'vitest';
import { describeArgument } from './call-text.ts';

it.each([
  ["'text'", 'text'],
  ['3', 3],
  ['null', null],
  ['undefined', undefined],
  ['[1, 2]', [1, 2]],
  ["{ field: 'price', sort: 'desc' }", { field: 'price', sort: 'desc', left: undefined }],
  ['{ a: { b: {…} } }', { a: { b: { c: 1 } } }],
  ['[1, 2, 3, 4, 5, 6, …]', [1, 2, 3, 4, 5, 6, 7]],
  ['() => …', () => {}],
  ['2024-03-05T10:20:00.000Z', new Date('2024-03-05T10:20:00Z')],
  ['Invalid Date', new Date('nothing')],
  ['click event', { type: 'click', target: {}, preventDefault() {} }],
  ['{…}', { current: {} }],
  [`'${'x'.repeat(60)}…'`, 'x'.repeat(100)],
])('describes an argument as %s', (text, value) => {
  expect(describeArgument(value)).toBe(text);
});
