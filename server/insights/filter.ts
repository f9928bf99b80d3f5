import { sql, type Expression, type SqlBool } from 'kysely';
import { z } from 'zod';

const DAY_MILLISECONDS = 86_400_000;
const DEFAULT_DAYS = 28;

const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .transform((text) => Date.parse(text) / DAY_MILLISECONDS)
  .refine(Number.isInteger, 'is no day');

const filterSchema = z.object({
  from: day.optional(),
  to: day.optional(),
  product: z.enum(['data-grid', 'date-pickers', 'charts', 'tree-view', '']).default(''),
  version: z.string().max(40).default(''),
});

/** What all views of the dashboard are limited to. */
export interface Filter {
  /** Days since 1970, both included. */
  from: number;
  to: number;
  product: string;
  version: string;
}

/** Reads the filter of an address; null if it is none. */
export function readFilter(query: Readonly<Record<string, string>>, now: number): Filter | null {
  const { success, data } = filterSchema.safeParse(query);
  if (!success) return null;
  const to = data.to ?? Math.floor(now / DAY_MILLISECONDS);
  const from = data.from ?? to - DEFAULT_DAYS + 1;
  return from > to ? null : { ...data, from, to };
}

/** As many days before the filter's. */
export function getBefore({ from, to, ...others }: Filter): Filter {
  return { ...others, from: from - (to - from + 1), to: from - 1 };
}

export const toDay = (days: number): string =>
  new Date(days * DAY_MILLISECONDS).toISOString().slice(0, 10);

/** Conditions on votes: on the columns `created`, `page`, and `version`. */
export function getVoteConditions({ from, to, product, version }: Filter): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`vote.created >= ${from * DAY_MILLISECONDS}`,
    sql<SqlBool>`vote.created < ${(to + 1) * DAY_MILLISECONDS}`,
    ...getCommonConditions(product, version),
  ];
}

/** Conditions on counts of events: on the columns `day`, `page`, and `version`. */
export function getEventConditions({ from, to, product, version }: Filter): Expression<SqlBool>[] {
  return [
    sql<SqlBool>`day >= ${from}`,
    sql<SqlBool>`day <= ${to}`,
    ...getCommonConditions(product, version),
  ];
}

function getCommonConditions(product: string, version: string): Expression<SqlBool>[] {
  const guides = `/x/react-${product}%`;
  const reference = `/x/api/${product}/%`;
  return [
    ...(product === '' ? [] : [sql<SqlBool>`(page like ${guides} or page like ${reference})`]),
    ...(version === '' ? [] : [sql<SqlBool>`version = ${version}`]),
  ];
}
