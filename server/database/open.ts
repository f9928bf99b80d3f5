import { sql, type Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { SetupError } from '../setup-error.ts';
import { createMigrations, type Dialect } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite, readSqlite } from './sqlite.ts';
import type { Tables } from './tables.ts';

export interface Database {
  dialect: Dialect;
  db: Kysely<Tables>;
  /** Finishes what is running and releases the database. */
  close: () => Promise<void>;
}

async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve({ ...createMigrations(dialect) }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const text = error instanceof Error ? error.message : String(error);
  if (/previously executed migration .* is missing/.test(text)) {
    throw new SetupError(
      'The database was made by a newer release of this service. Start that release, or restore a backup.',
    );
  }
  throw new SetupError(`The tables could not be brought up to date: ${text}`, { cause: error });
}

const isPostgresUrl = (url: string) => /^postgres(ql)?:\/\//.test(url);

/** Opens a database only to read it, also while a service uses it. It has to be up to date. */
export async function readDatabase(url: string): Promise<Database> {
  const dialect = isPostgresUrl(url) ? 'postgres' : 'sqlite';
  const { db } = dialect === 'postgres' ? openPostgres(url) : readSqlite(url);
  const names = Object.keys(createMigrations(dialect));
  const done = await sql<{ name: string }>`select name from kysely_migration order by name`
    .execute(db)
    .then(({ rows }) => rows.map(({ name }) => name))
    .catch(() => []);
  if (names.join() !== done.join()) {
    await db.destroy();
    throw new SetupError(
      `${dialect === 'sqlite' ? url : 'The database'} has other tables than this release of the service. Start the service once to bring them up to date.`,
    );
  }
  return { dialect, db, close: () => db.destroy() };
}

/** Opens the database that a URL names, and brings its tables up to date. */
export async function openDatabase(url: string): Promise<Database> {
  const isPostgres = isPostgresUrl(url);
  const dialect = isPostgres ? 'postgres' : 'sqlite';
  const { db, release } = isPostgres ? openPostgres(url) : openSqlite(url);
  const close = async () => {
    await db.destroy();
    release();
  };
  try {
    await migrate(db, dialect);
  } catch (error) {
    await close();
    throw error;
  }
  return { dialect, db, close };
}
