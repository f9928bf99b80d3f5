import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { SetupError } from '../setup-error.ts';
import type { Tables } from './tables.ts';

/** A statement waits so long for another process, such as a backup. */
const BUSY_MILLISECONDS = 2_000;

const getCode = (error: unknown) => (error as { code?: string }).code ?? '';

/**
 * Holds a lock beside the file for as long as the process lives, so that two services never write
 * into one file. The system releases it even if the process is killed.
 */
function lock(file: string): Sqlite.Database {
  const holder = new Sqlite(`${file}.lock`, { timeout: 0 });
  try {
    holder.pragma('journal_mode = DELETE');
    holder.exec('BEGIN EXCLUSIVE');
    return holder;
  } catch (error) {
    holder.close();
    if (!getCode(error).startsWith('SQLITE_BUSY')) throw error;
    throw new SetupError(
      `Another service uses ${file}. Stop it, give this one another DATABASE_URL, or use PostgreSQL for several services.`,
    );
  }
}

function openFile(file: string): Sqlite.Database {
  const database = new Sqlite(file, { timeout: BUSY_MILLISECONDS });
  try {
    database.pragma('journal_mode = WAL');
    // An answer means that the vote is on the disk.
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    const [check] = database.pragma('quick_check(1)') as { quick_check: string }[];
    if (check?.quick_check !== 'ok') throw new Error(check?.quick_check);
    return database;
  } catch (error) {
    database.close();
    if (getCode(error).startsWith('SQLITE_BUSY')) throw error;
    throw new SetupError(
      `${file} is damaged or is not a database (${(error as Error).message}). Restore a backup, or move the file away to start with an empty one.`,
      { cause: error },
    );
  }
}

/** Opens a file, which is made if it does not exist. */
export function openSqlite(file: string): { db: Kysely<Tables>; release: () => void } {
  if (file !== ':memory:') mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  const holder = file === ':memory:' ? null : lock(file);
  try {
    const database = openFile(file);
    return {
      db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }),
      release: () => holder?.close(),
    };
  } catch (error) {
    holder?.close();
    throw error;
  }
}

/** Opens a file only to read it, also while a service uses it. */
export function readSqlite(file: string): { db: Kysely<Tables> } {
  try {
    const database = new Sqlite(file, { readonly: true, fileMustExist: true });
    return { db: new Kysely<Tables>({ dialect: new SqliteDialect({ database }) }) };
  } catch (error) {
    throw new SetupError(`${file} cannot be read (${(error as Error).message}).`, { cause: error });
  }
}
