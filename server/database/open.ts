import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { SetupError } from '../setup-error.ts';
import { createMigrations, type Dialect } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
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

/** Opens the database that a URL names, and brings its tables up to date. */
export async function openDatabase(url: string): Promise<Database> {
  const isPostgres = /^postgres(ql)?:\/\//.test(url);
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
