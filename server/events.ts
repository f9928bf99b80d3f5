import { z } from 'zod';
import { maskNumbers, MOST_EVENTS } from '../src/core/feedback/events.ts';
import type { Database } from './database/open.ts';
import type { EventTable } from './database/tables.ts';

const LONGEST_QUERY = 80;

const text = (longest: number) =>
  z
    .string()
    .min(1)
    .transform((value) => value.slice(0, longest));

/** Something that happened on a page. Nothing in it says to whom. */
const eventSchema = z.discriminatedUnion('kind', [
  /** A search that found nothing, or whose results nobody opened. */
  z.object({ kind: z.literal('search'), query: text(LONGEST_QUERY), found: z.boolean() }),
  /** An address without a page. */
  z.object({ kind: z.literal('missing'), path: z.string().regex(/^\/[^\s?#]{0,300}$/) }),
  /** A demo or an island that threw. */
  z.object({ kind: z.literal('error'), name: text(120), message: text(300) }),
  z.object({
    kind: z.literal('vital'),
    name: z.enum(['LCP', 'INP', 'CLS', 'TTFB', 'FCP']),
    value: z.number().min(0).max(600_000),
  }),
]);
type PostedEvent = z.infer<typeof eventSchema>;

/** What a page sends once, when it is left. */
export const batchSchema = z.object({
  page: z.string().regex(/^\/[^\s?#]{0,300}$/),
  version: z.string().max(40).default(''),
  events: z.array(eventSchema).min(1).max(MOST_EVENTS),
});
export type PostedBatch = z.infer<typeof batchSchema>;

export type NewEvent = Omit<EventTable, 'id'>;

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

function toFields(event: PostedEvent): Pick<NewEvent, 'name' | 'detail' | 'value'> {
  switch (event.kind) {
    case 'search':
      return {
        name: maskNumbers(event.query.trim().toLowerCase()),
        detail: event.found ? 'unopened' : 'nothing',
        value: null,
      };
    case 'missing':
      return { name: event.path, detail: null, value: null };
    case 'error':
      return { name: event.name, detail: maskNumbers(event.message), value: null };
    case 'vital':
      return { name: event.name, detail: null, value: event.value };
  }
}

export function toNewEvents(
  { page, version, events }: PostedBatch,
  userAgent: string,
  created: number,
): NewEvent[] {
  const common = { page, version, browser: getBrowser(userAgent), created };
  return events.map((event) => ({ kind: event.kind, ...common, ...toFields(event) }));
}

export async function writeEvents({ db }: Database, events: readonly NewEvent[]): Promise<void> {
  await db
    .insertInto('event')
    .values([...events])
    .execute();
}
