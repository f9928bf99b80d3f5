import { sql } from 'kysely';
import type {
  ErrorRow,
  MissingRow,
  SearchRow,
  VitalRow,
} from '../../src/core/feedback/insights.ts';
import { getPercentile, GOOD_VITALS, VITALS } from '../../src/core/feedback/vitals.ts';
import { findNearestPages } from '../../src/core/hosting/nearest-pages.ts';
import { isStopWord, stem, toLetters } from '../../src/core/search/engine/terms.ts';
import type { Database } from '../database/open.ts';
import type { EventTable } from '../database/tables.ts';
import { getEventConditions, type Filter } from './filter.ts';

/** Rows of a list; a team that has more to do than this starts with the most frequent. */
const MOST_ROWS = 500;
const TOTAL = sql<number>`sum(total)`;

function selectEvents({ db }: Database, kind: EventTable['kind'], filter: Filter) {
  return db
    .selectFrom('event_count')
    .where((build) => build.and([build('kind', '=', kind), ...getEventConditions(filter)]));
}

/** Counts events of a kind; of searches, those that found nothing. */
export async function countEvents(
  database: Database,
  kind: EventTable['kind'],
  filter: Filter,
): Promise<number> {
  let query = selectEvents(database, kind, filter);
  if (kind === 'search') query = query.where('detail', '=', 'nothing');
  const { count } = await query
    .select(sql<number>`coalesce(sum(total), 0)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** What queries have in common if they ask for the same: their words, without endings and order. */
function getMeaning(query: string): string {
  const words = query.split(/\s+/).map((word) => toLetters(word.toLowerCase()));
  const telling = words.filter((word) => word !== '' && !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem).toSorted().join(' ');
}

interface SearchGroup {
  queries: Map<string, number>;
  pages: Map<string, number>;
  nothing: number;
  unopened: number;
}

const add = (counts: Map<string, number>, key: string, total: number) =>
  counts.set(key, (counts.get(key) ?? 0) + total);

const sortKeys = (counts: Map<string, number>) =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);

/** Lists searches that led nowhere, the most frequent first. */
export async function listSearches(database: Database, filter: Filter): Promise<SearchRow[]> {
  const rows = await selectEvents(database, 'search', filter)
    .select(['name', 'detail', 'page', TOTAL.as('sum')])
    .groupBy(['name', 'detail', 'page'])
    .execute();
  const groups = new Map<string, SearchGroup>();
  const meanings = new Map<string, string>();
  for (const { name, detail, page, sum } of rows) {
    const meaning = meanings.get(name) ?? getMeaning(name);
    meanings.set(name, meaning);
    const group = groups.get(meaning) ?? {
      ...{ queries: new Map<string, number>(), pages: new Map<string, number>() },
      ...{ nothing: 0, unopened: 0 },
    };
    groups.set(meaning, group);
    add(group.queries, name, sum);
    add(group.pages, page, sum);
    group[detail === 'nothing' ? 'nothing' : 'unopened'] += sum;
  }
  return [...groups.values()]
    .map(({ queries, pages, nothing, unopened }) => {
      const [query = '', ...others] = sortKeys(queries);
      return { query, others: others.slice(0, 9), nothing, unopened, page: sortKeys(pages)[0]! };
    })
    .toSorted((a, b) => b.nothing - a.nothing || b.unopened - a.unopened)
    .slice(0, MOST_ROWS);
}

/** Lists addresses without a page, with the page that readers have probably looked for. */
export async function listMissing(database: Database, filter: Filter): Promise<MissingRow[]> {
  const rows = await selectEvents(database, 'missing', filter)
    .select(['name', TOTAL.as('sum')])
    .groupBy('name')
    .orderBy('sum', 'desc')
    .limit(MOST_ROWS)
    .execute();
  const known = await database.db
    .selectFrom('vote')
    .select('page')
    .distinct()
    .union(
      database.db
        .selectFrom('event_count')
        .select('page')
        .distinct()
        .where('kind', 'in', ['search', 'vital', 'error']),
    )
    .execute();
  const missing = new Set(rows.map(({ name }) => name));
  const pages = [...new Set(known.map(({ page }) => page.replace(/\/?$/, '/')))]
    .filter((page) => !missing.has(page))
    .map((href) => ({ href, title: '', section: '' }));
  return rows.map(({ name, sum }) => ({
    path: name,
    total: sum,
    nearest: findNearestPages(name, pages, 1)[0]?.href ?? null,
  }));
}

/** Lists what threw, by release. */
export async function listErrors(database: Database, filter: Filter): Promise<ErrorRow[]> {
  return selectEvents(database, 'error', filter)
    .select([
      ...(['name', 'detail as message', 'version', TOTAL.as('total')] as const),
      sql<number>`count(distinct page)`.as('pages'),
    ])
    .groupBy(['name', 'detail', 'version'])
    .orderBy(TOTAL, 'desc')
    .limit(MOST_ROWS)
    .execute();
}

/** Lists what threw now and not before. */
export async function listNewErrors(database: Database, filter: Filter, before: Filter) {
  const known = await selectEvents(database, 'error', before)
    .select(['name', 'detail'])
    .distinct()
    .execute();
  const old = new Set(known.map(({ name, detail }) => `${name}\n${detail}`));
  const errors = await listErrors(database, filter);
  return errors
    .filter(({ name, message }) => !old.has(`${name}\n${message}`))
    .map(({ name, message, total }) => ({ name, message, total }));
}

const KIND = sql<
  'guide' | 'reference'
>`case when page like '/x/api/%' then 'reference' else 'guide' end`;

/** Reads percentiles of web vitals from their counts. */
export async function listVitals(database: Database, filter: Filter): Promise<VitalRow[]> {
  const rows = await selectEvents(database, 'vital', filter)
    .select([KIND.as('kind'), 'name', 'step', TOTAL.as('total')])
    .groupBy([KIND, 'name', 'step'])
    .execute();
  return (['guide', 'reference'] as const).flatMap((kind) =>
    VITALS.flatMap((name) => {
      const own = rows.filter((row) => row.kind === kind && row.name === name);
      if (own.length === 0) return [];
      const read = (share: number) => getPercentile(name, own, share)!;
      return {
        ...{ kind, name, total: own.reduce((sum, { total }) => sum + total, 0) },
        ...{ p50: read(0.5), p75: read(0.75), p95: read(0.95), good: GOOD_VITALS[name] },
      };
    }),
  );
}
