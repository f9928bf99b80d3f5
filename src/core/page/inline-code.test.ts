import { expect, it } from 'vitest';
import { splitCode } from './inline-code.ts';

it('separates code in backticks from the text around it', () => {
  expect(splitCode('Fix `rows` and `columns`')).toEqual([
    { code: false, text: 'Fix ' },
    { code: true, text: 'rows' },
    { code: false, text: ' and ' },
    { code: true, text: 'columns' },
  ]);
  expect(splitCode('')).toEqual([]);
});
