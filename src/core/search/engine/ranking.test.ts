import { describe, expect, it } from 'vitest';
import type { SearchDocument, SearchPart } from '../types.ts';
import { parseQuery, parseSynonyms } from './query.ts';
import { finish } from './building.ts';
import { RANKING, rankPages, type Ranking } from './ranking.ts';
import { createTermIndex, prepareIndex } from './term-index.ts';
import { createLexicon } from './lexicon.ts';

interface TestPage {
  title: string;
  keywords?: string[];
  /** Text at the top of the page. Texts below headings are in `parts`. */
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

/** Returns titles sorted by score, each with its best part. */
function rank(
  query: string,
  pages: readonly TestPage[],
  {
    ranking = RANKING,
    synonyms = {},
  }: { ranking?: Ranking; synonyms?: Record<string, string[]> } = {},
): string[] {
  const file = {
    sections: [{ name: '' }],
    documents: pages.map(getDocument),
    synonyms,
  };
  const prepared = finish(prepareIndex(file));
  const index = createTermIndex(file, prepared, ranking.boosts);
  const parsed = parseQuery(query, createLexicon(prepared.words), parseSynonyms(synonyms));
  return rankPages(index, parsed, ranking)
    .sort((a, b) => b.score - a.score)
    .map(({ id, best }) => `${pages[id]!.title}#${index.parts[best]?.id}`);
}

/** Other pages, so that words of the query are rare and fields have typical lengths. */
const FILLER = Array.from({ length: 30 }, (_, index) => ({
  title: `Page${index}`,
  top: 'Several words about other things.',
  keywords: ['other'],
}));

describe('rankPages', () => {
  it('leaves out pages without any word of the query', () => {
    expect(rank('sorting', [{ title: 'Sorting' }, ...FILLER])).toEqual(['Sorting#']);
  });

  it('ranks a title above a keyword and a keyword above text', () => {
    const pages: TestPage[] = [
      { title: 'One', top: 'About pinning.' },
      { title: 'Two', keywords: ['pinning'] },
      { title: 'Pinning of columns' },
      ...FILLER,
    ];
    expect(rank('pin', pages)).toEqual(['Pinning of columns#', 'Two#undefined', 'One#']);
  });

  it('ranks a page with all words above one with some of them in prominent places', () => {
    const pages: TestPage[] = [
      { title: 'Export rows', top: 'Export.', parts: { Formats: 'Export.', Names: 'Export.' } },
      { title: 'Printing', parts: { 'Margin of an export': '' } },
      ...FILLER,
    ];
    expect(rank('export margin', pages)[0]).toBe('Printing#Margin of an export');
    const blind = { ...RANKING, coveragePower: 0, named: 0 };
    expect(rank('export margin', pages, { ranking: blind })[0]).toBe('Export rows#');
  });

  it('ranks words in one part above words scattered over a page', () => {
    const pages: TestPage[] = [
      { title: 'Far', parts: { a: 'Wrap it.', b: 'The header.', c: 'Wrap text.' } },
      { title: 'Near', parts: { a: 'Wrap the long text of the header.', b: '', c: '' } },
      ...FILLER,
    ];
    expect(rank('wrap header text', pages)).toEqual(['Near#a', 'Far#c']);
  });

  it('ranks a page whose title equals the query first', () => {
    const pages: TestPage[] = [
      { title: 'Grid demo', keywords: ['grid', 'data grid'], top: 'Grid grid grid.' },
      { title: 'Grid', parts: { Grids: 'Grid grid.' } },
      ...FILLER,
    ];
    expect(rank('grid', pages)[0]).toBe('Grid#');
    expect(rank('grid', pages, { ranking: { ...RANKING, exact: 0.5 } })[0]).toBe('Grid demo#');
  });

  it('ranks a heading first whose subject equals the query', () => {
    const pages: TestPage[] = [
      {
        title: 'Editing',
        parts: {
          'Server-side validation': 'Send a value.',
          'Validation (preProcessCell)': 'Check a value.',
        },
      },
      ...FILLER,
    ];
    expect(rank('validation', pages)[0]).toBe('Editing#Validation (preProcessCell)');
    const blind = { ...RANKING, exact: 0.5 };
    expect(rank('validation', pages, { ranking: blind })[0]).toBe('Editing#Server-side validation');
  });

  it('prefers the top of a page to an equally good heading', () => {
    const pages = [{ title: 'Sorting rows', parts: { 'Sorting rows': '' } }, ...FILLER];
    expect(rank('sorted', pages)).toEqual(['Sorting rows#']);
    expect(rank('sorted', pages, { ranking: { ...RANKING, top: 0.5 } })).toEqual([
      'Sorting rows#Sorting rows',
    ]);
  });

  it('ranks a heading that names the query in the words of the site above a text about it', () => {
    const pages: TestPage[] = [
      { title: 'Columns', parts: { 'Draw your own cell content in a row': 'Return a node.' } },
      { title: 'Speed', top: 'Cell.', parts: { Parts: 'A custom cell.', Cells: 'Cells.' } },
      ...FILLER,
    ];
    const synonyms = { custom: ['own'] };
    expect(rank('custom cell', pages, { synonyms })[0]).toMatch(/^Columns#Draw your own/);
    const blind = { ...RANKING, named: 0 };
    expect(rank('custom cell', pages, { synonyms, ranking: blind })[0]).toMatch(/^Speed/);
  });

  it('shows a heading that names more of the query than the title of its page', () => {
    const pages: TestPage[] = [
      {
        title: 'Scrolling',
        top: 'Scroll to any row. Scroll the row.',
        parts: { 'Scroll to a row or column of the grid': '' },
      },
      ...FILLER,
    ];
    expect(rank('scroll to row', pages)[0]).toMatch(/^Scrolling#Scroll to a row/);
    const blind = { ...RANKING, named: 0 };
    expect(rank('scroll to row', pages, { ranking: blind })[0]).toBe('Scrolling#');
  });

  it('ranks a page about an identifier above a heading that mentions it', () => {
    const pages: TestPage[] = [
      { title: 'Definition', parts: { 'Types (GridColDef)': 'Pass it to GridColDef.' } },
      { title: 'GridColDef Interface', top: 'Of a column.' },
      ...FILLER,
    ];
    expect(rank('GridColDef', pages)[0]).toBe('GridColDef Interface#');
  });

  it('ranks a page higher if the query is one of its keywords', () => {
    const pages: TestPage[] = [
      { title: 'Columns', keywords: ['custom cell', 'number formatter', 'column button'] },
      { title: 'Rows', keywords: ['customize a cell'], top: 'Custom.' },
      ...FILLER,
    ];
    const blind = { ...RANKING, keyword: 1 };
    expect(rank('custom cell', pages)[0]).toMatch(/^Columns/);
    expect(rank('custom cell', pages, { ranking: blind })[0]).toMatch(/^Rows/);
  });

  it('ranks an identifier above its parts', () => {
    const pages: TestPage[] = [
      { title: 'Other', parts: { 'Get a row by id': '' } },
      { title: 'Start', parts: { Keys: 'Set getRowId to name another key.' } },
      ...FILLER,
    ];
    expect(rank('getRowId', pages)).toEqual(['Start#Keys', 'Other#Get a row by id']);
  });

  it('ranks a page first whose title equals the query without fillers or typos', () => {
    const pages: TestPage[] = [
      { title: 'Header filters', parts: { 'Use filtering in the header': 'Filtering.' } },
      { title: 'Filtering' },
      ...FILLER,
    ];
    for (const query of ['how to use filtering', 'filteirng']) {
      expect(rank(query, pages)[0]).toBe('Filtering#');
    }
  });

  it('counts a synonym of two words only if both are present', () => {
    const pages: TestPage[] = [
      { title: 'Column' },
      { title: 'Other', parts: { 'Pin a column': '' } },
      ...FILLER,
    ];
    const synonyms = { freeze: ['pinning column'] };
    expect(rank('freeze', pages, { synonyms })[0]).toBe('Other#Pin a column');
  });
});
