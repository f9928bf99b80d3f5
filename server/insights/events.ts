import { sql } from 'kysely';
import type {
  Change,
  ErrorRow,
  MissingRow,
  SearchRow,
  VitalRow,
} from '../../src/core/feedback/insights.ts';
import { getPercentile, GOOD_VITALS, VITALS } from '../../src/core/feedback/vitals.ts';
import { isStopWord, stem, toLetters } from '../../src/core/search/engine/terms.ts';
import type { Database } from '../database/open.ts';
import type { EventTable } from '../database/tables.ts';
import { getEventConditions, type Filter } from './filter.ts';

/** Rows of a list; a team that has more to do than this starts with the most frequent. */
const MOST_ROWS = 500;
/** Queries that are grouped by their meaning, and those that are shown of a group. */
const MOST_QUERIES = 5_000;
const MOST_OTHERS = 9;
const MOST_NEW_ERRORS = 8;
const TOTAL = sql<number>`sum(total)`;

function selectEvents({ db }: Database, kind: EventTable['kind'], filter: Filter) {
  return db
    .selectFrom('event_count')
    .where((build) => build.and([build('kind', '=', kind), ...getEventConditions(filter)]));
}

/** Counts events of a period and of the one before; of searches, those that found nothing. */
export async function countEvents({ db }: Database, filter: Filter, before: Filter) {
  const count = (from: number, to: number) =>
    sql<number>`sum(case when day between ${from} and ${to} then total else 0 end)`;
  const rows = await db
    .selectFrom('event_count')
    .select([
      'kind',
      count(filter.from, filter.to).as('now'),
      count(before.from, before.to).as('before'),
    ])
    .where((build) =>
      build.and([
        build('kind', 'in', ['search', 'missing', 'error']),
        build('detail', '!=', 'unopened'),
        ...getEventConditions({ ...filter, from: before.from }),
      ]),
    )
    .groupBy('kind')
    .execute();
  return (kind: EventTable['kind']): Change => {
    const { now, before: earlier } = rows.find((row) => row.kind === kind) ?? { now: 0, before: 0 };
    return { now, before: earlier };
  };
}

/** What queries have in common if they ask for the same: their words, without endings and order. */
function getMeaning(query: string): string {
  const words = query.split(/\s+/).map((word) => toLetters(word.toLowerCase()));
  const telling = words.filter((word) => word !== '' && !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(stem).toSorted().join(' ');
}

/** Lists searches that led nowhere, the most frequent first. */
export async function listSearches(database: Database, filter: Filter): Promise<SearchRow[]> {
  const rows = await selectEvents(database, 'search', filter)
    .select(['name', 'detail', TOTAL.as('sum')])
    .groupBy(['name', 'detail'])
    .orderBy('sum', 'desc')
    .limit(MOST_QUERIES)
    .execute();
  const groups = new Map<string, SearchRow>();
  // The most frequent query comes first, and gives its group the name.
  for (const { name, detail, sum } of rows) {
    const meaning = getMeaning(name);
    const group = groups.get(meaning) ?? { query: name, others: [], nothing: 0, unopened: 0 };
    groups.set(meaning, group);
    if (name !== group.query && !group.others.includes(name)) group.others.push(name);
    group[detail === 'nothing' ? 'nothing' : 'unopened'] += sum;
  }
  return [...groups.values()]
    .map((row) => ({ ...row, others: row.others.slice(0, MOST_OTHERS) }))
    .toSorted((a, b) => b.nothing - a.nothing || b.unopened - a.unopened)
    .slice(0, MOST_ROWS);
}

/** Lists addresses without a page, with the page that the site itself takes for the nearest. */
export async function listMissing(database: Database, filter: Filter): Promise<MissingRow[]> {
  const rows = await selectEvents(database, 'missing', filter)
    .select(['name', sql<string>`max(detail)`.as('nearest'), TOTAL.as('total')])
    .groupBy('name')
    .orderBy('total', 'desc')
    .limit(MOST_ROWS)
    .execute();
  return rows.map(({ name, nearest, total }) => ({ path: name, total, nearest: nearest || null }));
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

/** Lists what threw in a period and not in the one before. */
export async function listNewErrors({ db }: Database, filter: Filter, before: Filter) {
  const rows = await db
    .selectFrom('event_count')
    .select(['name', 'detail as message', TOTAL.as('total')])
    .where((build) =>
      build.and([
        build('kind', '=', 'error'),
        ...getEventConditions({ ...filter, from: before.from }),
      ]),
    )
    .groupBy(['name', 'detail'])
    .having(sql<number>`min(day)`, '>=', filter.from)
    .orderBy(TOTAL, 'desc')
    .limit(MOST_NEW_ERRORS)
    .execute();
  return rows;
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
