import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from './database/open.ts';
import type { Tables } from './database/tables.ts';
import type { FeedbackAnswer } from '../src/core/feedback/answers.ts';
import { rateSpam } from './spam.ts';

const MOST_COMMENT = 8_000;
/** PostgreSQL keeps no such character in a text. */
const text = (longest: number) =>
  z
    .string()
    .max(longest)
    .transform((value) => value.replaceAll('\0', ''));
const id = z.string().regex(/^[\w-]{1,64}$/);

/** What the form posts. Unknown fields are ignored, so that older pages go on working. */
export const voteSchema = z
  .object({
    /** The reader's id at the service; absent before the first answer. */
    id: id.optional(),
    /** Chosen by the browser, the same when it sends again. */
    key: id.optional(),
    page: z.string().regex(/^\/(?:(?![?#])[!-~]){0,300}$/),
    section: text(200).optional(),
    rating: z.literal([0, 1]).optional(),
    comment: text(MOST_COMMENT).optional(),
    version: text(40).default(''),
    language: text(20).default('en'),
  })
  .refine(({ rating, comment }) => rating !== undefined || comment, {
    message: 'needs a rating or a comment',
  });
export type PostedVote = z.infer<typeof voteSchema>;

/** A vote that is ready to be written. */
export interface NewVote extends PostedVote {
  id: string;
  key: string;
  created: number;
  /** Whether the reader may have voted before. */
  isKnown: boolean;
}

export function toNewVote(posted: PostedVote, now: number): NewVote {
  return {
    ...posted,
    id: posted.id ?? randomUUID(),
    key: posted.key ?? randomUUID(),
    created: now,
    isKnown: posted.id !== undefined,
  };
}

/**
 * Writes votes with their comments in one transaction, with as few statements for many as for one.
 * One with a known key is left out.
 */
export async function writeVotes({ db }: Database, votes: readonly NewVote[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('vote')
      .values(
        votes.map(({ id: reader, key, page, section, rating, version, language, created }) => ({
          ...{ key, reader, page, version, language, created },
          section: section ?? null,
          rating: rating ?? null,
          latest: rating === undefined ? 0 : 1,
        })),
      )
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning(['id', 'key'])
      .execute();
    const ids = new Map(inserted.map(({ id: vote, key }) => [key, vote]));
    await replaceEarlier(transaction, votes);
    const comments = new Map(
      votes.flatMap(({ key, comment, created }) => {
        const vote = ids.get(key);
        if (vote === undefined || !comment) return [];
        const row = { vote, text: comment, spam: rateSpam(comment), changed: created };
        return [[vote, { ...row, status: 'new' as const }] as const];
      }),
    );
    if (comments.size === 0) return;
    await transaction
      .insertInto('comment')
      .values([...comments.values()])
      .execute();
  });
}

/** Marks votes that a later one of the same reader on the same page has replaced. */
async function replaceEarlier(
  transaction: Transaction<Tables>,
  votes: readonly NewVote[],
): Promise<void> {
  const readers = votes.flatMap(({ id: reader, rating, isKnown }) =>
    isKnown && rating !== undefined ? [reader] : [],
  );
  if (readers.length === 0) return;
  await transaction
    .updateTable('vote')
    .set({ latest: 0 })
    .where('reader', 'in', [...new Set(readers)])
    .where('latest', '=', 1)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('vote as later')
          .select('later.id')
          .whereRef('later.reader', '=', 'vote.reader')
          .whereRef('later.page', '=', 'vote.page')
          .whereRef('later.id', '>', 'vote.id')
          .where('later.rating', 'is not', null),
      ),
    )
    .execute();
}

/** Returns the reader's last vote on each page, oldest first, as the form expects them. */
export async function listVotes({ db }: Database, reader: string) {
  const rows = await db
    .selectFrom('vote')
    .leftJoin('comment', 'comment.vote', 'vote.id')
    .select(['vote.page', 'vote.rating', 'vote.version', 'comment.text'])
    .where('vote.reader', '=', reader)
    .where('vote.rating', 'is not', null)
    .orderBy('vote.id')
    .execute();
  const last = new Map<string, (typeof rows)[number]>();
  for (const row of rows) {
    last.delete(row.page);
    last.set(row.page, row);
  }
  return [...last.values()].map(({ page, rating, version, text }) => ({
    ...{ page, rating, version },
    comment: text ?? '',
  }));
}

/** Returns everything that is kept of a reader. */
export async function exportReader({ db }: Database, reader: string) {
  return db
    .selectFrom('vote')
    .leftJoin('comment', 'comment.vote', 'vote.id')
    .select([
      ...(['vote.page', 'vote.section', 'vote.rating', 'vote.version'] as const),
      ...(['vote.language', 'vote.created', 'comment.text', 'comment.status'] as const),
      'comment.answer',
    ])
    .where('vote.reader', '=', reader)
    .orderBy('vote.id')
    .execute();
}

/** Deletes everything that is kept of a reader. Returns how many votes there were. */
export async function deleteReader({ db }: Database, reader: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const own = transaction.selectFrom('vote').select('id').where('reader', '=', reader);
    await transaction.deleteFrom('comment').where('vote', 'in', own).execute();
    const { numDeletedRows } = await transaction
      .deleteFrom('vote')
      .where('reader', '=', reader)
      .executeTakeFirst();
    return Number(numDeletedRows);
  });
}

/** Deletes what readers wrote before a time. The votes stay. Returns how many comments it were. */
export async function deleteOldComments({ db }: Database, before: number): Promise<number> {
  const old = db.selectFrom('vote').select('id').where('created', '<', before);
  const { numDeletedRows } = await db
    .deleteFrom('comment')
    .where('vote', 'in', old)
    // What was answered is a part of the site.
    .where('answer', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Returns what the team has answered, for the page that readers see. */
export async function listAnswers({ db }: Database): Promise<FeedbackAnswer[]> {
  const rows = await db
    .selectFrom('comment')
    .innerJoin('vote', 'vote.id', 'comment.vote')
    .select([
      ...(['vote.page', 'vote.section', 'comment.status', 'comment.answer'] as const),
      ...(['comment.issue', 'comment.changed'] as const),
    ])
    .where('comment.answer', 'is not', null)
    .where('comment.status', '!=', 'new')
    .orderBy('comment.changed', 'desc')
    .execute();
  return rows.map(({ page, section, status, answer, issue, changed }) => ({
    page: page.replace(/(?<=.)\/$/, ''),
    ...(section === null ? {} : { section }),
    status: status as FeedbackAnswer['status'],
    answer: answer!,
    ...(issue === null ? {} : { issue }),
    month: new Date(changed).toISOString().slice(0, 7),
  }));
}
