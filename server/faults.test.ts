/** What goes wrong around a service: it must neither end nor lose what it has accepted. */
import { connect, type AddressInfo, type Socket } from 'node:net';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { makePostgres, makeSqlite, type TestDatabase } from '../tests/databases.ts';
import { createService } from './app.ts';
import { openDatabase, type Database } from './database/open.ts';
import { listen, toListener } from './listen.ts';
import { readSettings } from './settings.ts';

let lines: string[] = [];
let number = 0;
const started: { stop: () => Promise<void> }[] = [];

afterEach(async () => {
  lines = [];
  for (const each of started.splice(0).toReversed()) await each.stop();
});

async function start(place: TestDatabase) {
  started.push({ stop: () => place.remove() });
  const database = await openDatabase(place.url);
  const service = createService({
    database,
    settings: readSettings({ UNLIMITED: 'true' }),
    log: (level, fields) => lines.push(JSON.stringify({ level, ...fields })),
  });
  started.push(service);
  const send = (body: string, headers: Record<string, string> = {}) =>
    service.app.request('http://service.local/prod/feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
  const vote = async () => {
    number += 1;
    const key = `vote-${number}`;
    return { key, answer: await send(JSON.stringify({ key, id: key, page: '/x/a', rating: 1 })) };
  };
  return { database, service, send, vote };
}

async function listKeys({ db }: Database): Promise<string[]> {
  const rows = await db.selectFrom('vote').select('key').execute();
  return rows.map(({ key }) => key);
}

/** Sends votes all the time, and returns the keys of those that were accepted. */
function sendVotes(vote: Awaited<ReturnType<typeof start>>['vote'], streams = 8) {
  let isOver = false;
  const accepted: string[] = [];
  const refused: number[] = [];
  const running = Promise.all(
    Array.from({ length: streams }, async () => {
      while (!isOver) {
        const { key, answer } = await vote();
        if (answer.status === 200) accepted.push(key);
        else refused.push(answer.status);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    }),
  );
  return {
    accepted,
    refused,
    async end() {
      isOver = true;
      await running;
    },
  };
}

const waitFor = async (isReached: () => boolean) => {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('SQLite', () => {
  test.each([
    {
      name: 'a full disk',
      code: 'SQLITE_FULL',
      // One page more than there are.
      begin: sql`pragma max_page_count = 1`,
      end: sql`pragma max_page_count = 1000000`,
    },
    {
      name: 'a disk that can only be read',
      code: 'SQLITE_READONLY',
      begin: sql`pragma query_only = 1`,
      end: sql`pragma query_only = 0`,
    },
  ])('$name is answered with 503, and then goes on', async ({ code, begin, end }) => {
    const { database, vote, service } = await start(await makeSqlite());
    const before = await vote();
    await begin.execute(database.db);
    let failed = await vote();
    // Votes fit into pages that have room.
    while (failed.answer.status === 200) failed = await vote();
    expect([failed.answer.status, failed.answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(lines.some((line) => line.includes(code))).toBe(true);
    expect((await service.app.request('/healthz')).status).toBe(200);
    await end.execute(database.db);
    const after = await vote();
    const keys = await listKeys(database);
    expect(keys).toEqual(expect.arrayContaining([before.key, after.key]));
    expect(keys).not.toContain(failed.key);
  });

  test('a file that another program has locked is answered with 503, and then goes on', async () => {
    const place = await makeSqlite();
    const { database, vote } = await start(place);
    const other = new Sqlite(place.url);
    other.exec('begin immediate');
    const failed = await vote();
    expect(failed.answer.status).toBe(503);
    expect(lines.some((line) => line.includes('SQLITE_BUSY'))).toBe(true);
    other.exec('rollback');
    other.close();
    const { key, answer } = await vote();
    expect(answer.status).toBe(200);
    expect(await listKeys(database)).toEqual([key]);
  });
});

describe('PostgreSQL', () => {
  test('connections that are cut and a restart cost no accepted vote', async () => {
    const place = await makePostgres();
    const { database, vote, service } = await start(place);
    const load = sendVotes(vote);
    await waitFor(() => load.accepted.length > 50);
    for (let cut = 0; cut < 5; cut += 1) {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and datname = current_database()
      `.execute(database.db);
      const reached = load.accepted.length + 20;
      await waitFor(() => load.accepted.length > reached);
    }
    await place.stop();
    const refused = load.refused.length;
    await waitFor(() => load.refused.length > refused + 5);
    expect((await service.app.request('/readyz')).status).toBe(503);
    await place.start();
    const reached = load.accepted.length + 20;
    await waitFor(() => load.accepted.length > reached);
    await load.end();
    expect((await service.app.request('/readyz')).status).toBe(200);
    expect(new Set(load.refused)).toEqual(new Set([503]));
    const keys = new Set(await listKeys(database));
    expect(load.accepted.filter((key) => !keys.has(key))).toEqual([]);
  });
});

/** Numbers from a seed, so that a failure can be repeated. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const HOSTILE = [
  "'; drop table vote; --",
  '\0',
  '\ud800',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '{{7*7}}',
  '%00%0a',
  '\u202e\u200b',
  '__proto__',
  'x'.repeat(20_000),
];
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  ...HOSTILE,
];
const NAMES = [
  'id',
  'key',
  'page',
  'section',
  'rating',
  'comment',
  'version',
  'language',
  '__proto__',
  'constructor',
];

function makeBody(random: () => number): string {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  const body: Record<string, unknown> = { page: '/x/a', rating: 1 };
  for (let count = 0; count < 1 + random() * 3; count += 1) body[pick(NAMES)] = pick(VALUES);
  const text = JSON.stringify(body);
  const kind = random();
  if (kind < 0.1) return text.slice(0, Math.floor(random() * text.length));
  if (kind < 0.15) return `${'['.repeat(5_000)}${text}`;
  if (kind < 0.2) return pick(HOSTILE);
  return text;
}

test.each([
  { name: 'SQLite', make: makeSqlite },
  { name: 'PostgreSQL', make: makePostgres },
])('10,000 hostile bodies are refused or kept as text on $name', async ({ make }) => {
  const { database, send, vote } = await start(await make());
  const random = createRandom(7);
  const statuses = new Map<number, number>();
  for (let sent = 0; sent < 10_000; sent += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, () => send(makeBody(random))));
    for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses.keys()].toSorted()).toEqual([200, 400, 413]);
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  const { key } = await vote();
  const keys = await listKeys(database);
  expect(keys).toContain(key);
  const distinct = await database.db
    .selectFrom('vote')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  // Those with the same key are kept once.
  expect(distinct.count).toBeLessThanOrEqual(statuses.get(200)! + 1);
  expect(distinct.count).toBeGreaterThan(100);
});

test('a thousand slow clients do not keep others from voting', async () => {
  const { service, database } = await start(await makeSqlite());
  const server = await listen(toListener(service), 0);
  const { port } = server.address() as AddressInfo;
  const sockets: Socket[] = [];
  for (let count = 0; count < 1_000; count += 1) {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /prod/feedback HTTP/1.1\r\nHost: service\r\nContent-Le');
    sockets.push(socket);
  }
  await waitFor(() => sockets.every(({ connecting }) => !connecting));
  const answer = await fetch(`http://127.0.0.1:${port}/prod/feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: 'quick', page: '/x/a', rating: 1 }),
  });
  expect(answer.status).toBe(200);
  expect(await listKeys(database)).toEqual(['quick']);
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
});
