import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { makePostgres, makeSqlite, type TestDatabase } from '../tests/databases.ts';
import { openDatabase, type Database } from './database/open.ts';
import { toCounts, writeCounts } from './events.ts';
import { exportReader, toNewVote, writeVotes } from './votes.ts';

const run = promisify(execFile);
const COPY = path.join(import.meta.dirname, 'copy.ts');

const places: TestDatabase[] = [];
const make = async (maker: () => Promise<TestDatabase>) => {
  const place = await maker();
  places.push(place);
  return place;
};
afterEach(async () => {
  for (const place of places.splice(0)) await place.remove();
});

async function fill(database: Database): Promise<void> {
  const votes = Array.from({ length: 2_500 }, (_, at) =>
    toNewVote(
      {
        ...{ id: `reader-${at}`, key: `vote-${at}`, page: `/x/${at % 7}`, language: 'en' },
        ...{ rating: at % 2 === 0 ? 1 : 0, version: 'v7.29.13' },
        comment: at % 3 === 0 ? `Comment ${at} – „Ünïcode“ 日本` : '',
      },
      1_800_000_000_000 + at,
    ),
  );
  await writeVotes(database, votes);
  const events = Array.from({ length: 2_500 }, (_, at) => ({
    ...{ kind: 'search' as const, query: `q ${'abcdefghij'[at % 10]}${at}`, found: at % 2 === 0 },
  }));
  await writeCounts(
    database,
    toCounts({ page: '/x/a/', version: 'v7', events: events.slice(0, 50) }, 'Firefox/1', 0),
  );
}

/** Everything in a database, in an order of its own. */
async function dump({ db }: Database) {
  const byKey = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return {
    votes: byKey(await db.selectFrom('vote').selectAll().execute()),
    comments: byKey(await db.selectFrom('comment').selectAll().execute()),
    events: byKey(await db.selectFrom('event_count').selectAll().execute()),
  };
}

test('moves from SQLite to PostgreSQL and back, also while the service is running', async () => {
  const [file, server, backup] = [
    await make(makeSqlite),
    await make(makePostgres),
    await make(makeSqlite),
  ];
  const source = await openDatabase(file.url);
  await fill(source);
  const { stdout } = await run(process.execPath, [COPY, file.url, server.url]);
  expect(stdout).toContain('vote: 2500 rows');
  await run(process.execPath, [COPY, server.url, backup.url]);
  const [moved, restored] = [await openDatabase(server.url), await openDatabase(backup.url)];
  const all = await dump(source);
  expect(all.comments).toHaveLength(834);
  expect(await dump(moved)).toEqual(all);
  expect(await dump(restored)).toEqual(all);

  // New votes go on after the copied ones.
  for (const database of [moved, restored]) {
    const vote = toNewVote({ id: 'later', page: '/x/a', rating: 1, version: '', language: '' }, 0);
    await writeVotes(database, [vote]);
    expect(await exportReader(database, 'later')).toHaveLength(1);
  }
  const again = await run(process.execPath, [COPY, file.url, server.url]).catch(
    (error: { stderr: string }) => error,
  );
  expect(again.stderr).toBe('The database to copy into is not empty. Name another one.\n');
  for (const database of [source, moved, restored]) await database.close();
});

test('says what is wrong with a database that it cannot read', async () => {
  const place = await make(makeSqlite);
  const fail = async (...names: string[]) =>
    run(process.execPath, [COPY, ...names]).then(
      () => 'copied',
      (error: { stderr: string }) => error.stderr,
    );
  expect(await fail()).toContain('npm run service:copy -- <from> <to>');
  expect(await fail(place.url, `${place.url}-2`)).toContain('cannot be read');
});
