import { describe, expect, it } from 'vitest';
import { getSnippet, markText } from './snippet.ts';

const plain = (text: string) => ({ text, marked: false });
const marked = (text: string) => ({ text, marked: true });

describe('markText', () => {
  it('marks words by their terms, an identifier as a whole', () => {
    expect(markText('Sorted rows: sortModel', new Set(['sort']))).toEqual([
      marked('Sorted'),
      plain(' rows: '),
      marked('sortModel'),
    ]);
  });

  it('returns a text without a match as one piece and no pieces for an empty text', () => {
    expect(markText('Rows', new Set(['sort']))).toEqual([plain('Rows')]);
    expect(markText('', new Set(['sort']))).toEqual([]);
  });
});

describe('getSnippet', () => {
  it('returns a short text in full', () => {
    expect(getSnippet('Sort the rows.', new Set(['row']))).toEqual([
      plain('Sort the '),
      marked('rows'),
      plain('.'),
    ]);
  });

  it('returns the beginning of a long text without a match', () => {
    const text = 'word '.repeat(60).trim();
    expect(getSnippet(text, new Set(['row']))).toEqual([
      plain('word '.repeat(30).trim()),
      plain(' …'),
    ]);
  });

  it('returns the passage with the most of the words', () => {
    const text = `A row first. ${'Filler text here. '.repeat(20)}Then sort the row by date. ${'More. '.repeat(40)}`;
    const pieces = getSnippet(text, new Set(['sort', 'row', 'dat']));
    expect(pieces.filter(({ marked: is }) => is).map(({ text: each }) => each)).toEqual([
      'sort',
      'row',
      'date',
    ]);
    expect(pieces[0]).toEqual(plain('… '));
    expect(pieces.at(-1)).toEqual(plain(' …'));
  });

  it('prefers an identifier to its parts', () => {
    const text = `The page has a size. ${'Filler text here. '.repeat(20)}Set pageSize.`;
    const pieces = getSnippet(text, new Set(['pagesize', 'pag', 'siz']));
    expect(pieces.filter(({ marked: is }) => is)).toEqual([marked('pageSize')]);
  });
});
