import { z } from 'zod';
import { maskNumbers, MOST_EVENTS } from '../src/core/feedback/events.ts';
import { toStep, VITALS } from '../src/core/feedback/vitals.ts';
import { sql } from 'kysely';
import { EVENT_KEY } from './database/migrations.ts';
import type { Database } from './database/open.ts';
import type { EventTable } from './database/tables.ts';

const LONGEST_QUERY = 80;
const DAY_MILLISECONDS = 86_400_000;
/** Rows in a statement, which has a limit of parameters. */
const MOST_ROWS = 1000;

/** All of them together are the key of a count, which may be 2,700 bytes long in PostgreSQL. */
const text = (longest: number) =>
  z
    .string()
    .transform((value) => value.replaceAll('\0', '').slice(0, longest))
    .refine((value) => value !== '');
const address = z.string().regex(/^\/(?:(?![?#])[!-~]){0,300}$/);

/** Something that happened on a page. Nothing in it says to whom. */
const eventSchema = z.discriminatedUnion('kind', [
  /** A search that found nothing, or whose results nobody opened. */
  z.object({ kind: z.literal('search'), query: text(LONGEST_QUERY), found: z.boolean() }),
  /** An address without a page. */
  z.object({ kind: z.literal('missing'), path: address, nearest: address.optional() }),
  /** A demo, or a script of the page, that threw. */
  z.object({ kind: z.literal('error'), name: text(120), message: text(200) }),
  z.object({
    kind: z.literal('vital'),
    name: z.enum(VITALS),
    value: z.number().min(0).max(600_000),
  }),
]);
type PostedEvent = z.infer<typeof eventSchema>;

/** What a page sends once, when it is left. */
export const batchSchema = z.object({
  page: address,
  version: z
    .string()
    .regex(/^[!-~]{0,40}$/)
    .default(''),
  events: z.array(eventSchema).min(1).max(MOST_EVENTS),
});
type PostedBatch = z.infer<typeof batchSchema>;

export type EventCount = EventTable;

/** The families that matter, in the order in which their names hide each other. */
const BROWSERS: readonly (readonly [family: string, sign: RegExp])[] = [
  ['Edge', /\bEdg/],
  ['Firefox', /\bFirefox\//],
  ['Chrome', /\bChrom(e|ium)\//],
  ['Safari', /\bSafari\//],
];

/** Returns the family of a browser; nothing else of the user agent is kept. */
export function getBrowser(userAgent: string): string {
  return BROWSERS.find(([, sign]) => sign.test(userAgent))?.[0] ?? 'Other';
}

/** Of what the page was about, only its product: `/x/react-charts/` for `/x/react-charts/bars/`. */
function getSection(page: string): string {
  return /^\/x\/(api\/)?[^/]+\//.exec(page)?.[0] ?? '/';
}

type Where = Pick<EventCount, 'page' | 'version' | 'browser'>;

/** Returns what is counted of an event: no more than the dashboard asks for. */
function toFields(
  event: PostedEvent,
  { page, version, browser }: Where,
): Pick<EventCount, 'name' | 'detail' | 'step'> & Where {
  switch (event.kind) {
    case 'search':
      return {
        name: maskNumbers(event.query.trim().toLowerCase()),
        detail: event.found ? 'unopened' : 'nothing',
        ...{ step: 0, page: getSection(page), version, browser: '' },
      };
    case 'missing':
      return {
        ...{ name: event.path, detail: event.nearest ?? '' },
        ...{ step: 0, page: getSection(event.path), version, browser: '' },
      };
    case 'error':
      return {
        ...{ name: event.name, detail: maskNumbers(event.message) },
        ...{ step: 0, page, version, browser },
      };
    case 'vital':
      return {
        ...{ name: event.name, detail: '', step: toStep(event.name, event.value) },
        ...{ page, version, browser },
      };
  }
}

/** Returns what a batch adds to the counts. `now`: milliseconds since 1970. */
export function toCounts(
  { page, version, events }: PostedBatch,
  userAgent: string,
  now: number,
): EventCount[] {
  const day = Math.floor(now / DAY_MILLISECONDS);
  const where = { page, version, browser: getBrowser(userAgent) };
  return events.map((event) => ({ kind: event.kind, day, total: 1, ...toFields(event, where) }));
}

/** Adds up what has the same key, in an order in which services never wait for each other. */
function merge(counts: readonly EventCount[]): EventCount[] {
  const merged = new Map<string, EventCount>();
  for (const count of counts) {
    const key = JSON.stringify(EVENT_KEY.map((name) => count[name]));
    const known = merged.get(key);
    merged.set(key, known ? { ...known, total: known.total + count.total } : count);
  }
  return [...merged].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
}

/** Adds counts to those of the database, in one transaction. */
export async function writeCounts({ db }: Database, counts: readonly EventCount[]): Promise<void> {
  const merged = merge(counts);
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < merged.length; at += MOST_ROWS) {
      await transaction
        .insertInto('event_count')
        .values(merged.slice(at, at + MOST_ROWS))
        .onConflict((conflict) =>
          conflict
            .columns(EVENT_KEY)
            .doUpdateSet({ total: sql<number>`event_count.total + excluded.total` }),
        )
        .execute();
    }
  });
}
