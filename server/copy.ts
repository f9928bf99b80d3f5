/**
 * Copies all that a service keeps into an empty database: `npm run service:copy -- <from> <to>`, each
 * a file for SQLite or `postgres://…`. To move, to back up, and to restore. The service may be
 * running.
 */
import { sql, type Kysely, type Transaction } from 'kysely';
import { EVENT_KEY } from './database/migrations.ts';
import { openDatabase, readDatabase, type Database } from './database/open.ts';
import type { Tables } from './database/tables.ts';
import { SetupError } from './setup-error.ts';

/** Rows in a statement, which has a limit of parameters. */
const MOST_ROWS = 1000;

type Key = readonly string[];
/** What tells a row from others, in the order in which rows are copied; each table after those it needs. */
const TABLES: Readonly<Record<keyof Tables, Key>> = {
  vote: ['id'],
  comment: ['vote'],
  event_count: EVENT_KEY,
};

async function readRows(
  db: Transaction<Tables>,
  table: keyof Tables,
  key: Key,
  last: Readonly<Record<string, unknown>> | undefined,
) {
  const columns = sql.join(key.map((name) => sql.ref(name)));
  const values = last && sql.join(key.map((name) => last[name]));
  const after = values ? sql`where (${columns}) > (${values})` : sql``;
  const { rows } = await sql<Record<string, unknown>>`
    select * from ${sql.table(table)} ${after} order by ${columns} limit ${MOST_ROWS}
  `.execute(db);
  return rows;
}

async function copyTable(
  from: Transaction<Tables>,
  to: Transaction<Tables>,
  table: keyof Tables,
): Promise<number> {
  let count = 0;
  let last: Record<string, unknown> | undefined;
  for (;;) {
    const rows = await readRows(from, table, TABLES[table], last);
    if (rows.length === 0) return count;
    await to
      .insertInto(table)
      .values(rows as never)
      .execute();
    count += rows.length;
    last = rows.at(-1);
  }
}

async function isEmpty(db: Kysely<Tables>): Promise<boolean> {
  for (const table of Object.keys(TABLES) as (keyof Tables)[]) {
    const rows = await db
      .selectFrom(table)
      .select(sql`1`.as('one'))
      .limit(1)
      .execute();
    if (rows.length > 0) return false;
  }
  return true;
}

/** Copies everything in one transaction, so that it is there wholly or not at all. */
export async function copyDatabase(from: Database, to: Database): Promise<Record<string, number>> {
  if (!(await isEmpty(to.db))) {
    throw new SetupError('The database to copy into is not empty. Name another one.');
  }
  return from.db
    .transaction()
    .setIsolationLevel(from.dialect === 'postgres' ? 'repeatable read' : 'serializable')
    .execute((source) =>
      to.db.transaction().execute(async (target) => {
        const counts: Record<string, number> = {};
        for (const table of Object.keys(TABLES) as (keyof Tables)[]) {
          counts[table] = await copyTable(source, target, table);
        }
        if (to.dialect === 'postgres') {
          await sql`
            select setval(pg_get_serial_sequence('vote', 'id'), coalesce(max(id), 1), count(*) > 0)
            from vote
          `.execute(target);
        }
        return counts;
      }),
    );
}

async function run([fromUrl, toUrl]: readonly (string | undefined)[]): Promise<void> {
  if (fromUrl === undefined || toUrl === undefined) {
    throw new SetupError('Name two databases: npm run service:copy -- <from> <to>');
  }
  const from = await readDatabase(fromUrl);
  try {
    const to = await openDatabase(toUrl);
    try {
      for (const [table, count] of Object.entries(await copyDatabase(from, to))) {
        console.log(`${table}: ${count} rows`);
      }
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

if (import.meta.main) {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
