import { describe, expect, test } from 'vitest';
import {
  countSuccess,
  findLostSections,
  loadSectionQueries,
  rankSections,
} from '../../scripts/bench/search-relevance.ts';
import { createSearchEngine } from '../../src/core/search/engine/engine.ts';
import { splitIdentifier, stem, toLetters } from '../../src/core/search/engine/terms.ts';
import { joinTitles } from '../../src/core/search/index-files.ts';
import type { SearchAnswer, SearchHit } from '../../src/core/search/types.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { readReferenceNames, type ReferenceName } from '../reference-names.ts';
import { readSearchFiles, readSearchIndex } from '../search-index.ts';

const index = readSearchIndex();
const queries = loadSectionQueries();

describe('the queries of developers', () => {
  const outcomes = rankSections(createSearchEngine(index), queries);

  test('expect sections that exist', () => {
    expect(findLostSections(index, queries)).toEqual([]);
  });

  test('find the page among the first three rows, and mostly the section itself', () => {
    const counts = {
      queries: outcomes.length,
      page: countSuccess(outcomes, 'page', 3),
      section: countSuccess(outcomes, 'section', 3),
    };
    const misses = outcomes.filter(({ section }) => section === 0 || section > 3);
    const report = misses.map(({ query: { q }, rows }) => `${q}: ${rows.slice(0, 3).join(' ')}`);
    expect(counts.page / counts.queries, report.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(counts.section / counts.queries, report.join('\n')).toBeGreaterThanOrEqual(0.92);
  });

  test('find a section by its subject in the words of developers', () => {
    const outcome = outcomes.find(({ query }) => query.q === 'custom cell');
    expect(outcome?.section).toBeLessThanOrEqual(3);
    expect(outcome?.section).toBeGreaterThan(0);
  });
});

test('the words in which proof is asked for find it in the first two rows', () => {
  const engine = createSearchEngine(index);
  const PROOF: Readonly<Record<string, RegExp>> = {
    wcag: /^\/x\/accessibility\//,
    vpat: /^\/x\/accessibility\//,
    '508': /^\/x\/accessibility\//,
    'screen reader': /accessibility\//,
    'bundle size': /^\/x\/cost\//,
    'how many rows': /^\/x\/(cost|react-data-grid\/performance)\//,
    'accessibility of the documentation': /^\/x\/accessibility\/site\//,
  };
  const wrong = Object.entries(PROOF).flatMap(([query, address]) => {
    const rows = engine.search({ query }).hits.slice(0, 2);
    return rows.some(({ href }) => address.test(href)) ? [] : [`${query}: ${rows[0]?.href}`];
  });
  expect(wrong).toEqual([]);
});

describe('the titles, before the rest of the index', () => {
  const first = createSearchEngine(joinTitles(readSearchFiles().titles));
  const whole = createSearchEngine(index);
  const getPages = ({ hits }: SearchAnswer) => hits.map(({ href }) => href.split('#')[0]);

  test('answer many queries, and mostly show the page that comes first in the end', () => {
    const answers = queries
      .map(({ q }) => ({ early: first.search({ query: q }), late: whole.search({ query: q }) }))
      .filter(({ early }) => early.covered);
    const right = answers.filter(({ early, late }) =>
      getPages(early).slice(0, 3).includes(getPages(late)[0]),
    );
    expect(answers.length / queries.length).toBeGreaterThan(0.4);
    expect(right.length / answers.length).toBeGreaterThanOrEqual(0.9);
  });

  test('know the names that readers look up most', () => {
    const names = readReferenceNames().filter(({ kind }) => kind === 'component');
    const missing = names.filter(({ name }) => !first.search({ query: name }).covered);
    expect(names.length).toBeGreaterThan(200);
    expect(missing).toEqual([]);
  });
});

describe('the exact name of every entry of the reference', () => {
  const engine = createSearchEngine(index);
  const names = readReferenceNames();
  const written = [...new Set(names.map(({ name }) => name))].filter((name) => isInScope(name));
  const rows = Map.groupBy(names, ({ name }) => toLetters(name));
  const find = (query: string) => engine.search({ query }).hits;
  const isRow = (hit: SearchHit | undefined, wanted: readonly ReferenceName[] | undefined) =>
    hit !== undefined && (wanted ?? []).some(({ href }) => href === hit.href);
  const isGuide = (hit: SearchHit | undefined, name: string) =>
    hit?.member === null &&
    hit.place === null &&
    // "sort" is the title "Sorting", too.
    [hit.title.map(({ text }) => text).join('')]
      .flatMap((title) => [title, stem(title.toLowerCase())])
      .some((title) => toLetters(title) === toLetters(name));

  /** Returns what readers type whose first row is none of the expected ones. */
  const getMissed = (queries: readonly { query: string; wanted: readonly ReferenceName[] }[]) =>
    queries
      .map(({ query, wanted }) => ({ query, wanted, found: find(query)[0]?.href ?? 'nothing' }))
      .filter(({ wanted, found }) => !wanted.some(({ href }) => href === found))
      .map(({ query, found }) => `${query}: ${found}`);

  test('is the first row, or the second after a guide with that title', () => {
    const guides: string[] = [];
    const missed = written.filter((name) => {
      const [first, second] = find(name);
      const wanted = rows.get(toLetters(name));
      if (isRow(first, wanted)) return false;
      if (isGuide(first, name)) guides.push(name);
      return !(isGuide(first, name) && isRow(second, wanted));
    });
    expect(new Set(names.map(({ name }) => name)).size).toBeGreaterThan(3_800);
    expect(missed).toEqual([]);
    const shared = [
      'Gauge',
      'Heatmap',
      'Localization',
      'axis',
      'editing',
      'label',
      'layout',
      'legend',
      'overlay',
      'pagination',
      'shortcuts',
      'sort',
      'stack',
      'state',
      'tooltip',
    ];
    expect(guides.toSorted()).toEqual(shared.filter((name) => isInScope(name)));
  });

  test('is found in other cases and with other separators', () => {
    const spell = [
      (name: string) => name.toLowerCase(),
      (name: string) => name.toUpperCase(),
      (name: string) => splitIdentifier(name).map(toLetters).filter(Boolean).join(' '),
      (name: string) => toLetters(name),
    ];
    const missed = written.flatMap((name, at) => {
      // One spelling of every other name, so that each of them meets all kinds of names.
      if (at % 2 === 1) return [];
      const query = spell[(at / 2) % spell.length]!(name);
      const [first, second] = find(query);
      const wanted = rows.get(toLetters(name));
      const isFound = isRow(first, wanted) || (isGuide(first, name) && isRow(second, wanted));
      return isFound ? [] : `${query}: ${first?.href}`;
    });
    expect(missed).toEqual([]);
  });

  const SPELLINGS: readonly (readonly [ReferenceName['kind'], (name: ReferenceName) => string])[] =
    [
      ['variable', ({ name }) => name],
      ['variable', ({ name }) => name.replace(/^-+/, '')],
      ['event', ({ name }) => `${name} event`],
      ['slot', ({ name }) => `slots.${name}`],
      ['component', ({ name }) => `<${name} />`],
      ['method', ({ name }) => `apiRef.current.${name}()`],
    ];
  test.each(SPELLINGS)('is the row of a %s if it is spelled like one: %s', (kind, spell) => {
    const ofKind = names.filter((each) => each.kind === kind);
    const queries = [...Map.groupBy(ofKind, spell)].map(([query, wanted]) => ({ query, wanted }));
    expect(queries.length).toBeGreaterThan(20);
    expect(getMissed(queries)).toEqual([]);
  });

  test('is the row of a class, before what the class is named after', () => {
    const classes = names.filter(({ kind, name }) => kind === 'class' && name.startsWith('Mui'));
    expect(classes.length).toBeGreaterThan(375);
    const covered = classes.filter(({ name }) => isInScope(name));
    const queries = [...Map.groupBy(covered, ({ name }) => name)].flatMap(([name, wanted]) => [
      { query: name, wanted },
      { query: `.${name}`, wanted },
    ]);
    expect(getMissed(queries)).toEqual([]);
    expect(find('data grid cell editing')[0]?.href).toBe(
      '/x/api/data-grid/data-grid/#DataGrid-class-cell--editing',
    );
  });
});

test('no excerpt of a table consists of its marks', () => {
  const marks = index.documents.flatMap(({ href, parts }) =>
    parts.filter(({ text }) => /\b(Yes|No) (Yes|No)\b/.test(text)).map(({ id }) => `${href}#${id}`),
  );
  expect(marks).toEqual([]);
});
