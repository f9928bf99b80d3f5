import { describe, expect, it } from 'vitest';
import { parseQuery, parseSynonyms, type Span } from './query.ts';
import { getTitleTerms } from './terms.ts';
import { addWord, createLexicon, type Words } from './lexicon.ts';

function getLexicon(...titles: string[]) {
  const words: Words = new Map();
  for (const term of titles.flatMap(getTitleTerms)) addWord(words, term);
  return createLexicon(words);
}

/** Renders each span as the words it covers and the terms it searches for, without numbers. */
function getTerms(words: readonly string[], spans: readonly Span[]) {
  return spans.map(({ from, to, terms }) => [
    words.slice(from, to).join(' '),
    terms.map((candidates) => candidates.map(({ term }) => term).join('|')).join(' + '),
  ]);
}

function parse(text: string, titles: string[], synonyms: Record<string, string[]> = {}) {
  const { words, spans } = parseQuery(text, getLexicon(...titles), parseSynonyms(synonyms));
  return getTerms(words, spans);
}

describe('parseQuery', () => {
  it('searches for each word except stop words', () => {
    expect(parse('how do I sort the rows', ['Sorting', 'Row'])).toEqual([
      ['sort', 'sort'],
      ['rows', 'row'],
    ]);
  });

  it('keeps the last word of a query that consists only of stop words', () => {
    expect(parse('to the', ['theme'])).toEqual([['the', 'them']]);
  });

  it('completes the last word', () => {
    expect(parse('col', ['Column', 'Color'])).toEqual([['col', 'color|column']]);
  });

  it('also searches for adjacent words as one word', () => {
    expect(parse('row height', ['Row height'])).toEqual([
      ['row', 'row'],
      ['height', 'height'],
      ['row height', 'rowheight'],
    ]);
  });

  it('searches for an identifier as a whole and in parts, even while it is being typed', () => {
    expect(parse('rowSelec', ['rowSelectionModel', 'row', 'selection'])).toEqual([
      ['row selec', 'rowselectionmodel'],
      ['row', 'row'],
      ['selec', 'select'],
      ['row selec', 'rowselectionmodel'],
    ]);
  });

  it('corrects an identifier as a whole', () => {
    expect(parse('getRowIdd', ['getRowId'])[0]).toEqual(['get row idd', 'getrowid']);
  });

  it('treats hyphens like case changes', () => {
    expect(parse('grid-col-def', ['GridColDef'])[0]).toEqual(['grid col def', 'gridcoldef']);
  });

  it('corrects a misspelled word', () => {
    expect(parse('paginatoin', ['Pagination'])).toEqual([['paginatoin', 'paginat']]);
  });

  it('splits two joined words if both are known', () => {
    expect(parse('timezones', ['time', 'zone'])).toEqual([['timezones', 'tim + zon']]);
  });

  it('splits more than two joined words, into as few as possible', () => {
    const titles = ['server', 'side', 'pagination', 'page', 'sid'];
    expect(parse('serversidepagination', titles)).toEqual([
      ['serversidepagination', 'server + sid + paginat'],
    ]);
    expect(parse('copyandpaste', ['copy', 'paste'])).toEqual([['copyandpaste', 'copy + past']]);
  });

  it('does not split a word that has synonyms', () => {
    const synonyms = { weekend: ['disable date'] };
    expect(parse('weekends', ['week', 'end', 'disable date'], synonyms)).toEqual([
      ['weekends', ''],
      ['weekends', 'disabl + dat'],
    ]);
  });

  it('does not split a form of a known word', () => {
    expect(parse('clickable', ['click', 'able'])).toEqual([['clickable', 'click']]);
  });

  it('corrects an identifier that contains a stop word', () => {
    expect(parse('withBorderolor', ['withBorderColor'])[0]).toEqual([
      'borderolor',
      'withbordercolor',
    ]);
  });

  it('gives filler words a low weight unless there are no others', () => {
    const getWeights = (text: string) => {
      const { words, weights } = parseQuery(text, getLexicon('Use'), []);
      return words.map((word, index) => [word, weights[index]]);
    };
    expect(getWeights('how to use sorting in react')).toEqual([
      ['use', 0.1],
      ['sorting', 1],
      ['react', 0.1],
    ]);
    expect(getWeights('use in react')).toEqual([
      ['use', 1],
      ['react', 1],
    ]);
  });

  it('returns the titles that match exactly: as written, without fillers, and corrected', () => {
    const { names } = parseQuery('How do I use Filteirng?', getLexicon('Filtering'), []);
    expect(names).toEqual(['howdoiusefilteirng', 'filteirng', 'filtering']);
  });

  it('adds synonyms in one direction only', () => {
    const synonyms = { freeze: ['pinning'], 'merge cells': ['column spanning'] };
    const titles = ['Pinning', 'Column spanning', 'Merge cell', 'Freeze'];
    expect(parse('freeze', titles, synonyms)).toEqual([
      ['freeze', 'freez'],
      ['freeze', 'pin'],
    ]);
    expect(parse('pinning', titles, synonyms)).toEqual([['pinning', 'pin']]);
    expect(parse('merge cells', titles, synonyms).at(-1)).toEqual(['merge cells', 'column + span']);
  });
});
