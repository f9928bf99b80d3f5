import { sql } from 'kysely';
import {
  getInterval,
  type DayRow,
  type PageHistory,
  type PageRow,
} from '../../src/core/feedback/insights.ts';
import type { Database } from '../database/open.ts';
import { getVoteConditions, toDay, type Filter } from './filter.ts';

const DAY_MILLISECONDS = 86_400_000;

/** The form names pages without a slash at the end, events with it. */
const DAY = sql<number>`created / ${sql.lit(DAY_MILLISECONDS)}`;

interface Periods {
  now: PageRow[];
  before: PageRow[];
}

/** Counts what `listPages` counts, from a day on and before it: `filter` covers both periods. */
export async function listPeriods(
  { db }: Database,
  filter: Filter,
  firstDay: number,
): Promise<Periods> {
  const isNow = sql<number>`case when created < ${sql.lit(firstDay * DAY_MILLISECONDS)} then 0 else 1 end`;
  const votes = await db
    .selectFrom('vote')
    .select(['page', isNow.as('isNow')])
    .select([sql<number>`sum(rating)`.as('helpful'), sql<number>`count(*)`.as('votes')])
    .where((build) => build.and([...getVoteConditions(filter), build('latest', '=', 1)]))
    .groupBy(['page', isNow])
    .execute();
  const comments = await db
    .selectFrom('comment')
    .innerJoin('vote', 'vote.id', 'comment.vote')
    .select(['page', isNow.as('isNow'), sql<number>`count(*)`.as('comments')])
    .where((build) => build.and(getVoteConditions(filter)))
    .groupBy(['page', isNow])
    .execute();
  const join = (period: number): PageRow[] => {
    const rows = new Map<string, Omit<PageRow, 'low' | 'high'>>();
    for (const { page, isNow: own, helpful, votes: count } of votes) {
      if (own === period) rows.set(page, { page, helpful, votes: count, comments: 0 });
    }
    for (const { page, isNow: own, comments: count } of comments) {
      if (own !== period) continue;
      rows.set(page, { votes: 0, helpful: 0, ...rows.get(page), page, comments: count });
    }
    return [...rows.values()].map((row) => ({ ...row, ...getInterval(row.helpful, row.votes) }));
  };
  return { now: join(1), before: join(0) };
}

/** Counts the readers' last votes on each page, and the comments on it. */
export async function listPages(database: Database, filter: Filter): Promise<PageRow[]> {
  return (await listPeriods(database, filter, filter.from)).now;
}

/** Counts votes on each day, of all pages or of one. Days without a vote are in the list. */
export async function listDays(
  { db }: Database,
  filter: Filter,
  page: string | null,
): Promise<DayRow[]> {
  const rows = await db
    .selectFrom('vote')
    .select([
      DAY.as('day'),
      sql<number>`sum(rating)`.as('yes'),
      sql<number>`count(*) - sum(rating)`.as('no'),
    ])
    .where((build) =>
      build.and([
        ...getVoteConditions(filter),
        build('latest', '=', 1),
        ...(page === null ? [] : [build('page', '=', page)]),
      ]),
    )
    .groupBy(DAY)
    .execute();
  const known = new Map(rows.map((row) => [row.day, row]));
  return Array.from({ length: filter.to - filter.from + 1 }, (_, at) => {
    const { yes = 0, no = 0 } = known.get(filter.from + at) ?? {};
    return { day: toDay(filter.from + at), yes, no };
  });
}

export async function getHistory(
  database: Database,
  filter: Filter,
  page: string,
): Promise<PageHistory> {
  const releases = await database.db
    .selectFrom('vote')
    .select(['version', sql<number>`min(created)`.as('first')])
    .where('page', '=', page)
    .groupBy('version')
    .orderBy('first')
    .execute();
  return {
    days: await listDays(database, filter, page),
    releases: releases
      .map(({ version, first }) => ({ version, day: Math.floor(first / DAY_MILLISECONDS) }))
      .filter(({ day }) => day >= filter.from && day <= filter.to)
      .map(({ version, day }) => ({ version, day: toDay(day) })),
  };
}
