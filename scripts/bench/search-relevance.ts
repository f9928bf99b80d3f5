import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { SearchEngine } from '../../src/core/search/engine/engine.ts';
import type { SearchIndex } from '../../src/core/search/types.ts';

const queriesSchema = z.array(
  z.strictObject({
    q: z.string(),
    /** `known`: reported as not found. `tune`: may guide a change. `check`: only measured. */
    set: z.enum(['known', 'tune', 'check']),
    /** Addresses that answer the query, with the anchor of the section. */
    expect: z.array(z.string().startsWith('/x/')).min(1),
  }),
);
/** A developer's query with the sections that answer it. */
export type SectionQuery = z.infer<typeof queriesSchema>[number];

/** The ranks, from 1, of the first row on a right page and of the first right section; or 0. */
export interface SectionOutcome {
  query: SectionQuery;
  page: number;
  section: number;
  /** Addresses of the rows, best first. */
  rows: readonly string[];
}

const QUERIES = path.join(import.meta.dirname, '../section-queries.json');

/** Reads the queries of `section-queries.json`. */
export function loadSectionQueries(): SectionQuery[] {
  return queriesSchema.parse(JSON.parse(readFileSync(QUERIES, 'utf8')));
}

/** Returns the expected addresses that are not in the index: a heading was renamed. */
export function findLostSections(
  { documents }: SearchIndex,
  queries: readonly SectionQuery[],
): string[] {
  const known = new Set(
    documents.flatMap(({ href, parts }) =>
      parts.map(({ id }) => (id === '' ? href : `${href}#${id}`)),
    ),
  );
  return queries.flatMap(({ expect }) => expect.filter((address) => !known.has(address)));
}

function getPage(address: string): string {
  return address.split('#')[0]!;
}

/** Searches for each query and finds the ranks of its answers. */
export function rankSections(
  engine: SearchEngine,
  queries: readonly SectionQuery[],
): SectionOutcome[] {
  return queries.map((query) => {
    const rows = engine.search({ query: query.q }).hits.map(({ href }) => href);
    const pages = new Set(query.expect.map(getPage));
    return {
      query,
      page: rows.findIndex((row) => pages.has(getPage(row))) + 1,
      section: rows.findIndex((row) => query.expect.includes(row)) + 1,
      rows,
    };
  });
}

/** Counts the outcomes whose page or section is among the first `limit` rows. */
export function countSuccess(
  outcomes: readonly SectionOutcome[],
  target: 'page' | 'section',
  limit: number,
): number {
  return outcomes.filter((outcome) => outcome[target] >= 1 && outcome[target] <= limit).length;
}
