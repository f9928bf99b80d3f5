import { describe, expect, test } from 'vitest';
import {
  countSuccess,
  findLostSections,
  loadSectionQueries,
  rankSections,
} from '../../scripts/bench/search-relevance.ts';
import { createSearchEngine } from '../../src/core/search/engine/engine.ts';
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

test('no excerpt of a table consists of its marks', () => {
  const marks = index.documents.flatMap(({ href, parts }) =>
    parts.filter(({ text }) => /\b(Yes|No) (Yes|No)\b/.test(text)).map(({ id }) => `${href}#${id}`),
  );
  expect(marks).toEqual([]);
});
