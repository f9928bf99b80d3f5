import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createService } from './app.ts';
import { openDatabase, type Database } from './database/open.ts';
import { makePostgres, makeSqlite, type TestDatabase } from '../tests/databases.ts';
import { readSettings } from './settings.ts';
import { toStep } from '../src/core/feedback/vitals.ts';
import { deleteOldComments } from './votes.ts';

const ORIGIN = 'https://docs.example';
const NOW = Date.UTC(2026, 10, 28);

describe.each([
  { name: 'SQLite', make: makeSqlite },
  { name: 'PostgreSQL', make: makePostgres },
])('the service on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let service: ReturnType<typeof createService>;
  let lines: string[];
  let now: number;

  beforeAll(async () => {
    place = await make();
  });
  afterAll(() => place.remove());

  const open = async () => {
    database = await openDatabase(place.url);
    service = createService({
      database,
      settings: readSettings({ SITE_ORIGINS: ORIGIN }),
      log: (level, fields) => lines.push(JSON.stringify({ level, ...fields })),
      now: () => now,
    });
  };
  beforeEach(async () => {
    lines = [];
    now = NOW;
    await open();
    await database.db.deleteFrom('comment').execute();
    await database.db.deleteFrom('vote').execute();
  });
  afterEach(() => service.stop());

  const request = (path: string, init: RequestInit = {}) =>
    service.app.request(`http://service.local${path}`, init);
  const post = (body: unknown, headers: Record<string, string> = {}) =>
    request('/prod/feedback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  const vote = { page: '/x/react-data-grid/', rating: 1, version: '7.29.13', language: 'en' };
  const list = async (id: string) => (await request(`/prod/feedback/${id}`)).json();
  const countVotes = async () =>
    (await database.db.selectFrom('vote').select('id').execute()).length;

  test('keeps a vote, and lists the last one of each page, oldest first', async () => {
    const answer = await post(vote);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(ORIGIN);
    const { id } = (await answer.json()) as { id: string };
    expect(id).toMatch(/^[\w-]{36}$/);
    await post({
      ...vote,
      id,
      page: '/x/react-charts/',
      rating: 0,
      comment: 'The axis is unclear.',
    });
    await post({ ...vote, id, rating: 0 });
    expect(await list(id)).toEqual([
      {
        page: '/x/react-charts/',
        rating: 0,
        version: '7.29.13',
        comment: 'The axis is unclear.',
      },
      { page: '/x/react-data-grid/', rating: 0, version: '7.29.13', comment: '' },
    ]);
  });

  test('keeps what was answered over a restart', async () => {
    const { id } = (await (await post(vote)).json()) as { id: string };
    await service.stop();
    await open();
    expect(await list(id)).toHaveLength(1);
  });

  test('keeps a vote once that was sent twice', async () => {
    const first = await post({ ...vote, id: 'reader', key: 'one' });
    const second = await post({ ...vote, id: 'reader', key: 'one' });
    expect([first.status, second.status, await countVotes()]).toEqual([200, 200, 1]);
  });

  test('of votes that arrive together, the last of a reader on a page counts', async () => {
    await Promise.all([
      ...[1, 0, 1, 0].map((rating) => post({ ...vote, id: 'one', rating })),
      post({ ...vote, id: 'one', page: '/x/other' }),
      post({ ...vote, id: 'two' }),
    ]);
    const rows = await database.db
      .selectFrom('vote')
      .select(['reader', 'page', 'rating'])
      .where('latest', '=', 1)
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { reader: 'one', page: vote.page, rating: 0 },
      { reader: 'one', page: '/x/other', rating: 1 },
      { reader: 'two', page: vote.page, rating: 1 },
    ]);
  });

  test('keeps many votes at once', async () => {
    const service100 = Array.from({ length: 100 }, (_, at) =>
      service.app.request(
        'http://service.local/prod/feedback',
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ ...vote, id: `reader-${at}` }),
        },
        { address: `10.0.0.${at}` },
      ),
    );
    const answers = await Promise.all(service100);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await countVotes()).toBe(100);
  });

  test('a comment on a section needs no rating, and is no vote on the page', async () => {
    const comment = { ...vote, id: 'reader', section: 'Props', rating: undefined };
    expect((await post({ ...comment, comment: 'Which default is it?' })).status).toBe(200);
    expect(await list('reader')).toEqual([]);
  });

  test.each([
    ['no JSON', '{'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no page', JSON.stringify({ rating: 1 })],
    ['another address', JSON.stringify({ page: 'https://evil.example/', rating: 1 })],
    ['another rating', JSON.stringify({ ...vote, rating: 5 })],
    ['a number as id', JSON.stringify({ ...vote, id: 7 })],
    ['a hostile id', JSON.stringify({ ...vote, id: "'; drop table vote; --" })],
    ['nothing to keep', JSON.stringify({ page: '/x/' })],
    ['a long comment', JSON.stringify({ ...vote, comment: 'x'.repeat(9_000) })],
  ])('refuses %s, and does not repeat it', async (_, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toBe('{"error":"This is not a vote."}');
    expect(await countVotes()).toBe(0);
  });

  test('refuses large bodies, other types and other sites', async () => {
    expect((await post('x'.repeat(17 * 1024))).status).toBe(413);
    expect((await post(vote, { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await post(vote, { Origin: 'https://evil.example' })).status).toBe(403);
    const preflight = await request('/prod/feedback', {
      method: 'OPTIONS',
      headers: { Origin: ORIGIN },
    });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('POST');
    expect((await request('/anything')).status).toBe(404);
  });

  test('limits one address, and says when it may send again', async () => {
    const answers = [];
    for (let at = 0; at < 21; at += 1) answers.push(await post(vote));
    expect(answers.slice(0, 20).every(({ status }) => status === 200)).toBe(true);
    expect(answers[20]!.status).toBe(429);
    expect(answers[20]!.headers.get('Retry-After')).toBe('2');
    now += 2_000;
    expect((await post(vote)).status).toBe(200);
    // Set back, a clock neither locks anyone out nor opens the gate.
    now -= 3_600_000;
    expect((await post(vote)).status).toBe(429);
  });

  test('a reader gets and deletes what is kept', async () => {
    await post({ ...vote, id: 'mine', comment: 'Mine to delete.' });
    await post({ ...vote, id: 'theirs', comment: 'Theirs to keep.' });
    const own = (await (await request('/prod/feedback/mine/export')).json()) as object[];
    expect(own).toEqual([
      {
        ...{ page: '/x/react-data-grid/', section: null, rating: 1, version: '7.29.13' },
        ...{ language: 'en', created: NOW, text: 'Mine to delete.', status: 'new', answer: null },
      },
    ]);
    const deleted = await request('/prod/feedback/mine', { method: 'DELETE' });
    expect(await deleted.json()).toEqual({ deleted: 1 });
    expect(await list('mine')).toEqual([]);
    const left = await database.db.selectFrom('comment').select('text').execute();
    expect(left).toEqual([{ text: 'Theirs to keep.' }]);
  });

  test('deletes what was written long ago, unless it was answered, and keeps the votes', async () => {
    await post({ ...vote, id: 'a', comment: 'An old comment.' });
    await post({ ...vote, id: 'b', comment: 'An answered one.' });
    await database.db
      .updateTable('comment')
      .set({ answer: 'Thank you.' })
      .where('text', 'like', '%answered%')
      .execute();
    now += 1000;
    await post({ ...vote, id: 'c', comment: 'A new comment.' });
    expect(await deleteOldComments(database, NOW + 500)).toBe(1);
    const left = await database.db.selectFrom('comment').select('text').orderBy('vote').execute();
    expect(left.map(({ text }) => text)).toEqual(['An answered one.', 'A new comment.']);
    expect(await countVotes()).toBe(3);
  });

  const beacon = (body: unknown, headers: Record<string, string> = {}) =>
    request('/prod/events', {
      method: 'POST',
      headers: { Origin: ORIGIN, 'User-Agent': 'Mozilla/5.0 Firefox/140.0', ...headers },
      body: JSON.stringify(body),
    });
  const batch = {
    page: '/x/react-data-grid/',
    version: '7.29.13',
    events: [
      { kind: 'search', query: ' Order 4711 ', found: false },
      { kind: 'missing', path: '/x/gone/' },
      { kind: 'error', name: 'data-grid/SortPurchases', message: 'Row 12 has no id' },
      { kind: 'vital', name: 'LCP', value: 1250.5 },
    ],
  };
  const listEvents = () =>
    database.db
      .selectFrom('event_count')
      .select(['kind', 'name', 'detail', 'step', 'browser', 'day', 'total'])
      .orderBy('kind')
      .execute();

  test('counts events without numbers, and of the browser only its family', async () => {
    await database.db.deleteFrom('event_count').execute();
    expect((await beacon(batch)).status).toBe(204);
    expect((await beacon(batch)).status).toBe(204);
    const common = { browser: '', day: NOW / 86_400_000, total: 2 };
    expect(await listEvents()).toEqual([
      {
        ...{ kind: 'error', name: 'data-grid/SortPurchases', detail: 'Row 00 has no id', step: 0 },
        ...{ ...common, browser: 'Firefox' },
      },
      { kind: 'missing', name: '/x/gone/', detail: '', step: 0, ...common },
      { kind: 'search', name: 'order 0000', detail: 'nothing', step: 0, ...common },
      {
        kind: 'vital',
        name: 'LCP',
        detail: '',
        step: toStep('LCP', 1250),
        ...common,
        browser: 'Firefox',
      },
    ]);
  });

  test('one entry that the database refuses does not take others with it', async () => {
    const answers = await Promise.all([
      post({ ...vote, comment: 'A character\0that texts have not.' }),
      ...['a', 'b', 'c'].map((id) => post({ ...vote, id })),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const comments = await database.db.selectFrom('comment').select('text').execute();
    expect(comments).toEqual([{ text: 'A characterthat texts have not.' }]);
  });

  test('does not count readers who object, and refuses what is no event', async () => {
    await database.db.deleteFrom('event_count').execute();
    expect((await beacon(batch, { DNT: '1' })).status).toBe(204);
    expect((await beacon(batch, { 'Sec-GPC': '1' })).status).toBe(204);
    const wrong = [{}, { ...batch, events: [] }, { ...batch, events: [{ kind: 'other' }] }];
    for (const body of wrong) expect((await beacon(body)).status).toBe(400);
    expect((await beacon(batch, { Origin: 'https://evil.example' })).status).toBe(403);
    expect(await listEvents()).toEqual([]);
  });

  test('is alive, ready and measured, and logs nothing that a reader sent', async () => {
    await post({ ...vote, id: 'somebody', comment: 'A private sentence.' });
    expect((await request('/healthz')).status).toBe(200);
    expect((await request('/readyz')).status).toBe(200);
    const metrics = await (await request('/metrics')).text();
    expect(metrics).toContain(
      'feedback_request_seconds_count{route="/:stage/feedback",status="200"} 1',
    );
    expect(metrics).toContain('feedback_waiting_votes 0');
    expect(lines.join('\n')).not.toMatch(/somebody|private|react-data-grid/);
    expect(JSON.parse(lines[0]!)).toMatchObject({
      event: 'request',
      method: 'POST',
      route: '/:stage/feedback',
      status: 200,
    });
  });

  test('answers 503 and when to try again without its database', async () => {
    await database.close();
    const answer = await post(vote);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(await answer.json()).toEqual({ error: 'The database is not available.' });
    expect((await request('/readyz')).status).toBe(503);
    expect((await request('/healthz')).status).toBe(200);
    expect(lines.some((line) => line.includes('"event":"database"'))).toBe(true);
    await open();
  });
});
