import type { PageEvent } from './events.ts';

/** What a reader saw in the search, as long as it lasted. */
export interface SearchSession {
  /** The last query that the reader stopped at, and whether it found something. */
  last: { query: string; found: boolean } | null;
  /** Queries that found nothing. */
  failed: readonly string[];
}

export const NO_SEARCH: SearchSession = { last: null, failed: [] };

/** Adds a query that the reader stopped typing at. */
export function addQuery({ failed }: SearchSession, query: string, found: boolean): SearchSession {
  return { last: { query, found }, failed: found ? failed : [...failed, query] };
}

/** Returns the events of a search that has ended; `opened`: the reader opened a result. */
export function endSearch({ last, failed }: SearchSession, opened: boolean): PageEvent[] {
  const unopened = last?.found && !opened ? [last.query] : [];
  return [
    ...failed.map((query) => ({ kind: 'search', query, found: false }) as const),
    ...unopened.map((query) => ({ kind: 'search', query, found: true }) as const),
  ];
}
