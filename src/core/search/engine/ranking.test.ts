import { describe, expect, it } from 'vitest';
import type { SearchDocument, SearchPart } from '../types.ts';
import { parseQuery, parseSynonyms } from './query.ts';
import { RANKING, rankPages, type Ranking } from './ranking.ts';
import { createTermIndex } from './term-index.ts';
import { createLexicon } from './lexicon.ts';

interface TestPage {
  title: string;
  keywords?: string[];
  /** Text at the top, and the texts of headings. */
  top?: string;
  parts?: Record<string, string>;
}

function getDocument({ title, keywords = [], top = '', parts = {} }: TestPage): SearchDocument {
  const headings = Object.entries(parts).map(([name, text]): SearchPart => ({
    id: name,
    title: name,
    text,
  }));
  return {
    href: `/${title}/`,
    title,
    trail: [],
    section: 0,
    description: '',
    keywords,
    names: [],
    parts: [{ id: '', title, text: top }, ...headings],
  };
}

/** Titles in the order of their scores, each with the part that answers best. */
function rank(
  query: string,
  pages: readonly TestPage[],
  {
    ranking = RANKING,
    synonyms = {},
  }: { ranking?: Ranking; synonyms?: Record<string, string[]> } = {},
): string[] {
  const lexicon = createLexicon();
  const file = {
    helpHref: '/',
    sections: [{ name: '', href: '/', starts: [] }],
    documents: pages.map(getDocument),
    synonyms,
  };
  const index = createTermIndex(file, ranking.boosts, lexicon.add);
  const parsed = parseQuery(query, lexicon, parseSynonyms(synonyms));
  return rankPages(index, parsed, ranking)
    .sort((a, b) => b.score - a.score)
    .map(({ id, best }) => `${pages[id]!.title}#${index.parts[best]?.id}`);
}

/** Other pages, so that a word of the query is rare and each field has a usual length. */
const FILLER = Array.from({ length: 30 }, (_, index) => ({
  title: `Page${index}`,
  top: 'Several words about other things.',
  keywords: ['other'],
}));

describe('rankPages', () => {
  it('leaves out pages that have no word of the query', () => {
    expect(rank('sorting', [{ title: 'Sorting' }, ...FILLER])).toEqual(['Sorting#']);
  });

  it('counts a title more than a keyword, and that more than text', () => {
    const pages: TestPage[] = [
      { title: 'One', top: 'About pinning.' },
      { title: 'Two', keywords: ['pinning'] },
      { title: 'Pinning of columns' },
      ...FILLER,
    ];
    expect(rank('pin', pages)).toEqual(['Pinning of columns#', 'Two#undefined', 'One#']);
  });

  it('puts a page that has all words before one that has some of them prominently', () => {
    const pages: TestPage[] = [
      { title: 'Export rows', top: 'Export.', parts: { Formats: 'Export.', Names: 'Export.' } },
      { title: 'Printing', parts: { 'Margin of an export': '' } },
      ...FILLER,
    ];
    expect(rank('export margin', pages)[0]).toBe('Printing#Margin of an export');
    const blind = { ...RANKING, coveragePower: 0 };
    expect(rank('export margin', pages, { ranking: blind })[0]).toBe('Export rows#');
  });

  it('puts words that stand together before words scattered over a page', () => {
    const pages: TestPage[] = [
      { title: 'Far', parts: { a: 'Wrap it.', b: 'The header.', c: 'Wrap text.' } },
      { title: 'Near', parts: { a: 'Wrap the long text of the header.', b: '', c: '' } },
      ...FILLER,
    ];
    expect(rank('wrap header text', pages)).toEqual(['Near#a', 'Far#c']);
  });

  it('puts the page first that is called just so', () => {
    const pages: TestPage[] = [
      { title: 'Grid demo', keywords: ['grid', 'data grid'], top: 'Grid grid grid.' },
      { title: 'Grid', parts: { Grids: 'Grid grid.' } },
      ...FILLER,
    ];
    expect(rank('grid', pages)[0]).toBe('Grid#');
    expect(rank('grid', pages, { ranking: { ...RANKING, exact: 0.5 } })[0]).toBe('Grid demo#');
  });

  it('prefers the top of a page to a heading that says as much', () => {
    const pages = [{ title: 'Sorting rows', parts: { 'Sorting rows': '' } }, ...FILLER];
    expect(rank('sorted', pages)).toEqual(['Sorting rows#']);
    expect(rank('sorted', pages, { ranking: { ...RANKING, top: 0.5 } })).toEqual([
      'Sorting rows#Sorting rows',
    ]);
  });

  it('counts an identifier more than its parts', () => {
    const pages: TestPage[] = [
      { title: 'Other', parts: { 'Get a row by id': '' } },
      { title: 'Start', parts: { Keys: 'Set getRowId to name another key.' } },
      ...FILLER,
    ];
    expect(rank('getRowId', pages)).toEqual(['Start#Keys', 'Other#Get a row by id']);
  });

  it('opens with a page that is called like the bare or corrected query', () => {
    const pages: TestPage[] = [
      { title: 'Header filters', parts: { 'Use filtering in the header': 'Filtering.' } },
      { title: 'Filtering' },
      ...FILLER,
    ];
    for (const query of ['how to use filtering', 'filteirng']) {
      expect(rank(query, pages)[0]).toBe('Filtering#');
    }
  });

  it('counts a synonym of two words only where both are', () => {
    const pages: TestPage[] = [
      { title: 'Column' },
      { title: 'Other', parts: { 'Pin a column': '' } },
      ...FILLER,
    ];
    const synonyms = { freeze: ['pinning column'] };
    expect(rank('freeze', pages, { synonyms })[0]).toBe('Other#Pin a column');
  });
});
