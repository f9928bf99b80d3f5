import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

const CONNECTIONS = 10;
const WAIT_MILLISECONDS = 3_000;
/** Type of 64-bit integers: ids and times, which are safe as numbers. */
const INT8 = 20;

/** Connects to a server as soon as something is asked. */
export function openPostgres(url: string): { db: Kysely<Tables>; release: () => void } {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: WAIT_MILLISECONDS,
    query_timeout: WAIT_MILLISECONDS,
    types: {
      getTypeParser: (type, format) =>
        type === INT8 ? (text: string) => Number(text) : pg.types.getTypeParser(type, format),
    } as pg.CustomTypesConfig,
  });
  // A connection that breaks while nobody uses it is replaced by the pool.
  pool.on('error', () => {});
  // One that breaks in use fails its statement; unheard, its own event would end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), release: () => {} };
}
