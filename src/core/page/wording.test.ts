import { expect, it } from 'vitest';
import { findWords, HEADING_WORDING, TEXT_WORDING } from './wording.ts';

it.each([
  ['The grid shall show a row of yours.', ['shall', 'of yours']],
  ['Taking away rows, and all the same drawn anew.', ['anew', 'all the same', 'Taking away']],
  ['Somebody wishes for what nobody has.', ['Somebody', 'nobody', 'wishes']],
  ['The marshall takes it far away.', []],
])('finds the words in "%s"', (text, words) => {
  expect(findWords(text, TEXT_WORDING).map(({ word }) => word)).toEqual(words);
});

it('keeps people and a first word Know out of headings only', () => {
  const find = (text: string) => findWords(text, HEADING_WORDING).map(({ word }) => word);
  expect(['Know the limits', 'Let people edit', 'Limits you know'].map(find)).toEqual([
    ['Know'],
    ['people'],
    [],
  ]);
  expect(findWords('Know people', TEXT_WORDING)).toEqual([]);
});
