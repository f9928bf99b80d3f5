import { z } from 'zod';
import { COMMENT_STATUSES, type CommentRow } from '../../src/core/feedback/insights.ts';
import type { Database } from '../database/open.ts';
import { getVoteConditions, type Filter } from './filter.ts';

/** Comments in one answer; the next ones are asked for with the last id. */
const PAGE_SIZE = 25;

export const commentQuerySchema = z.object({
  status: z.enum([...COMMENT_STATUSES, '']).default(''),
  /** Only comments with a higher score, or only those with this one at most. */
  spam: z.enum(['hide', 'only', '']).default('hide'),
  page: z.string().max(301).default(''),
  before: z.coerce.number().int().positive().optional(),
});
type CommentQuery = z.infer<typeof commentQuerySchema>;

/** What the team made of a comment. */
export const triageSchema = z.object({
  status: z.enum(COMMENT_STATUSES).optional(),
  issue: z.union([z.url({ protocol: /^https?$/ }).max(500), z.literal('')]).optional(),
  answer: z.string().max(2_000).optional(),
});
type Triage = z.infer<typeof triageSchema>;

/** Lists comments, the newest first. `spamLimit`: the score from which one is taken for spam. */
export async function listComments(
  { db }: Database,
  filter: Filter,
  { status, spam, page, before }: CommentQuery,
  spamLimit: number,
): Promise<{ rows: CommentRow[]; next: number | null }> {
  const rows: CommentRow[] = await db
    .selectFrom('comment')
    .innerJoin('vote', 'vote.id', 'comment.vote')
    .select([
      ...(['vote.id', 'vote.page', 'vote.section', 'vote.rating', 'vote.version'] as const),
      ...(['vote.created', 'comment.text', 'comment.spam', 'comment.status'] as const),
      ...(['comment.issue', 'comment.answer'] as const),
    ])
    .where((build) =>
      build.and([
        ...getVoteConditions(filter),
        ...(status === '' ? [] : [build('comment.status', '=', status)]),
        ...(spam === 'hide' ? [build('comment.spam', '<', spamLimit)] : []),
        ...(spam === 'only' ? [build('comment.spam', '>=', spamLimit)] : []),
        ...(page === '' ? [] : [build('vote.page', '=', page)]),
        ...(before === undefined ? [] : [build('comment.vote', '<', before)]),
      ]),
    )
    .orderBy('comment.vote', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute();
  const shown = rows.slice(0, PAGE_SIZE);
  return { rows: shown, next: rows.length > PAGE_SIZE ? shown.at(-1)!.id : null };
}

/** Writes what the team made of a comment. Returns whether there is such a comment. */
export async function triage(
  { db }: Database,
  id: number,
  { status, issue, answer }: Triage,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('comment')
    .set({
      changed: now,
      ...(status === undefined ? {} : { status }),
      ...(issue === undefined ? {} : { issue: issue || null }),
      ...(answer === undefined ? {} : { answer: answer.trim() || null }),
    })
    .where('vote', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countWaiting({ db }: Database, spamLimit: number): Promise<number> {
  const { count } = await db
    .selectFrom('comment')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'new')
    .where('spam', '<', spamLimit)
    .executeTakeFirstOrThrow();
  return count;
}
