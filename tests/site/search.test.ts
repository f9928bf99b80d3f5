import { describe, expect, test } from 'vitest';
import {
  countSuccess,
  findLostSections,
  loadSectionQueries,
  rankSections,
} from '../../scripts/bench/search-relevance.ts';
import { createSearchEngine } from '../../src/core/search/engine/engine.ts';
import { toLetters } from '../../src/core/search/engine/terms.ts';
import type { SearchHit } from '../../src/core/search/types.ts';
import { readSearchIndex } from '../search-index.ts';

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

test('the exact name of every member is the first row, or the second after a guide of that name', () => {
  const engine = createSearchEngine(index);
  const names = new Set(
    index.documents.flatMap(({ parts }) =>
      parts.flatMap(({ id, title, member }) => {
        if (!member) return [];
        if (member.kind === 'class') return member.signature;
        return id === '' ? member.owner : title;
      }),
    ),
  );
  const isNamed = (hit: SearchHit | undefined, name: string) => {
    if (!hit?.member) return false;
    const place = hit.place?.map(({ text }) => text).join('') ?? hit.member.owner;
    return [place, hit.member.signature].map(toLetters).includes(toLetters(name));
  };
  const missed = [...names].filter((name) => {
    const [first, second] = engine.search({ query: name }).hits;
    const title = first?.place === null ? first.title.map(({ text }) => text).join('') : '';
    const isGuide = !first?.member && toLetters(title) === toLetters(name);
    return !isNamed(isGuide ? second : first, name);
  });
  expect(names.size).toBeGreaterThan(3_000);
  expect(missed).toEqual([]);
});

test('no excerpt of a table consists of its marks', () => {
  const marks = index.documents.flatMap(({ href, parts }) =>
    parts.filter(({ text }) => /\b(Yes|No) (Yes|No)\b/.test(text)).map(({ id }) => `${href}#${id}`),
  );
  expect(marks).toEqual([]);
});
