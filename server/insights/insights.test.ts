import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePostgres, makeSqlite, type TestDatabase } from '../../tests/databases.ts';
import type { SearchRow, Summary, VitalRow } from '../../src/core/feedback/insights.ts';
import { createService } from '../app.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { readSettings } from '../settings.ts';

const TOKEN = 'a-secret-of-many-characters';
const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 28, 12);
const GRID = '/x/react-data-grid/sorting';

describe.each([
  { name: 'SQLite', make: makeSqlite },
  { name: 'PostgreSQL', make: makePostgres },
])('the dashboard on $name', ({ make }) => {
  let place: TestDatabase;
  let database: Database;
  let service: ReturnType<typeof createService>;
  let now = NOW;
  let cookie = '';

  const request = (path: string, init: RequestInit = {}) =>
    service.app.request(`http://service.local${path}`, {
      ...init,
      headers: { Host: 'service.local', Cookie: cookie, ...init.headers },
    });
  const send = (path: string, body: object, init: RequestInit = {}) =>
    request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      ...init,
      headers: { 'Content-Type': 'application/json', ...init.headers },
    });
  const read = async <Result>(path: string) =>
    (await (await request(`/insights/api/${path}`)).json()) as Result;
  const vote = (body: object, at = NOW) => {
    now = at;
    return send('/prod/feedback', { page: GRID, rating: 1, version: 'v7.29.13', ...body });
  };
  const report = (events: object[], at = NOW, page = `${GRID}/`) => {
    now = at;
    return send('/prod/events', { page, version: 'v7.29.13', events });
  };

  beforeAll(async () => {
    place = await make();
    database = await openDatabase(place.url);
  });
  afterAll(async () => {
    await service.stop();
    await place.remove();
  });
  beforeEach(async () => {
    now = NOW;
    service = createService({
      database,
      settings: readSettings({ INSIGHTS_TOKEN: TOKEN, UNLIMITED: 'true' }),
      log: () => {},
      now: () => now,
    });
    for (const table of ['comment', 'vote', 'event_count'] as const) {
      await database.db.deleteFrom(table).execute();
    }
    cookie = '';
    const signedIn = await send('/insights/api/session', { token: TOKEN });
    cookie = signedIn.headers.get('Set-Cookie')!.split(';')[0]!;
  });

  test('needs the token, and asks for a new one after a week', async () => {
    expect((await request('/insights/api/pages')).status).toBe(200);
    const own = cookie;
    for (const wrong of ['', 'insights=', 'insights=9999999999.forged', `${own}x`]) {
      cookie = wrong;
      expect((await request('/insights/api/pages')).status, wrong).toBe(401);
    }
    expect((await send('/insights/api/session', { token: 'a-guess' })).status).toBe(401);
    cookie = own;
    now += 8 * DAY;
    expect((await request('/insights/api/pages')).status).toBe(401);
  });

  test('a cookie is not readable by scripts, nor sent by other sites', async () => {
    const answer = await send('/insights/api/session', { token: TOKEN });
    const set = answer.headers.get('Set-Cookie')!;
    expect(set).toMatch(/HttpOnly/);
    expect(set).toMatch(/SameSite=Strict/);
    const behindProxy = await send(
      '/insights/api/session',
      { token: TOKEN },
      { headers: { 'X-Forwarded-Proto': 'https' } },
    );
    expect(behindProxy.headers.get('Set-Cookie')).toMatch(/Secure/);
    const foreign = { headers: { Origin: 'https://evil.example' } };
    expect((await send('/insights/api/session', { token: TOKEN }, foreign)).status).toBe(403);
  });

  test('guesses are slowed down', async () => {
    const guess = () => send('/insights/api/session', { token: 'a-guess' });
    const statuses = [];
    for (let at = 0; at < 6; at += 1) statuses.push((await guess()).status);
    // The test itself has signed in once.
    expect(statuses).toEqual([401, 401, 401, 401, 429, 429]);
  });

  test('counts the last vote of each reader, with its uncertainty', async () => {
    await vote({ id: 'a', rating: 0 });
    await vote({ id: 'a', rating: 1 });
    await vote({ id: 'b', rating: 1 });
    await vote({ id: 'c', rating: 0, comment: 'No example of it.' });
    const [row] = await read<object[]>('pages');
    expect(row).toMatchObject({ page: GRID, votes: 3, helpful: 2, comments: 1 });
    expect(row).toHaveProperty('low', expect.closeTo(0.208, 3));
    expect(row).toHaveProperty('high', expect.closeTo(0.939, 3));
  });

  test('a filter limits days, product and release; a wrong one is refused', async () => {
    await vote({ id: 'a' }, NOW - 40 * DAY);
    await vote({ id: 'b', page: '/x/react-charts/bars' });
    await vote({ id: 'c', page: '/x/api/charts/bar-chart', version: 'v7.0.0' });
    now = NOW;
    const list = async (query: string) =>
      (await read<{ page: string }[]>(`pages?${query}`)).map(({ page }) => page).toSorted();
    expect(await list('')).toEqual(['/x/api/charts/bar-chart', '/x/react-charts/bars']);
    expect(await list('from=2026-10-01&to=2026-10-31')).toEqual([GRID]);
    expect(await list('product=charts&version=v7.0.0')).toEqual(['/x/api/charts/bar-chart']);
    for (const wrong of ['from=yesterday', 'from=2026-12-01&to=2026-11-01', 'product=other']) {
      expect((await request(`/insights/api/pages?${wrong}`)).status, wrong).toBe(400);
    }
  });

  test('says what has changed since the period before', async () => {
    for (let at = 0; at < 30; at += 1) {
      await vote({ id: `old-${at}`, rating: 1 }, NOW - 10 * DAY);
      await vote({ id: `new-${at}`, rating: at % 3 === 0 ? 1 : 0 });
      await vote({ id: `new-${at}`, rating: 1, page: '/x/react-charts/bars' });
    }
    await report([{ kind: 'error', name: 'A', message: 'old' }], NOW - 10 * DAY);
    await report([
      { kind: 'error', name: 'A', message: 'old' },
      { kind: 'error', name: 'A', message: 'new' },
      { kind: 'search', query: 'nothing', found: false },
    ]);
    const summary = await read<Summary>('summary?from=2026-11-22&to=2026-11-28');
    expect(summary.votes).toEqual({ now: 60, before: 30 });
    expect(summary.helpful).toEqual({ now: 40, before: 30 });
    expect(summary.failedSearches).toEqual({ now: 1, before: 0 });
    expect(summary.errors).toEqual({ now: 2, before: 1 });
    expect(summary.worse).toMatchObject([{ page: GRID, votes: 30, helpful: 10, before: 1 }]);
    expect(summary.better).toEqual([]);
    expect(summary.newErrors).toEqual([{ name: 'A', message: 'new', total: 1 }]);
    expect(summary.days).toHaveLength(7);
    expect(summary.days.at(-1)).toEqual({ day: '2026-11-28', yes: 40, no: 20 });
  });

  test('shows the history of a page with its releases', async () => {
    await vote({ id: 'a', version: 'v7.29.12' }, NOW - 3 * DAY);
    await vote({ id: 'b', rating: 0 }, NOW - DAY);
    now = NOW;
    expect(await read(`history?page=${GRID}&from=2026-11-25&to=2026-11-27`)).toEqual({
      days: [
        { day: '2026-11-25', yes: 1, no: 0 },
        { day: '2026-11-26', yes: 0, no: 0 },
        { day: '2026-11-27', yes: 0, no: 1 },
      ],
      releases: [
        { version: 'v7.29.12', day: '2026-11-25' },
        { version: 'v7.29.13', day: '2026-11-27' },
      ],
    });
  });

  test('comments are triaged, and spam is folded', async () => {
    await vote({ id: 'a', comment: 'Where is the default order?' });
    await vote({ id: 'b', comment: 'http://a.example http://b.example http://c.example' });
    const all = await read<{ rows: { id: number; text: string }[] }>('comments');
    expect(all.rows.map(({ text }) => text)).toEqual(['Where is the default order?']);
    expect((await read<{ rows: object[] }>('comments?spam=only')).rows).toHaveLength(1);
    const patch = (body: object, id: number | string = all.rows[0]!.id) =>
      send(`/insights/api/comments/${id}`, body, { method: 'PATCH' });
    const change = { status: 'done', issue: 'https://github.com/a/b/1', answer: 'Added. ' };
    expect((await patch(change)).status).toBe(204);
    expect((await patch({ status: 'other' })).status).toBe(400);
    expect((await patch({ issue: 'javascript:alert(1)' })).status).toBe(400);
    expect((await patch(change, 999_999)).status).toBe(404);
    const done = await read<{ rows: object[] }>('comments?status=done');
    expect(done.rows).toMatchObject([{ ...change, answer: 'Added.' }]);
    expect((await read<{ rows: object[] }>('comments?status=new')).rows).toEqual([]);
  });

  test('searches with the same words are one, however they are written', async () => {
    const search = (query: string, found = false) => ({ kind: 'search', query, found });
    await report([search('freeze columns'), search('row drag', true)]);
    await report([search('freeze columns'), search('Column freezing')], NOW - DAY);
    now = NOW;
    expect(await read<SearchRow[]>('searches')).toEqual([
      {
        ...{ query: 'freeze columns', others: ['column freezing'], nothing: 3, unopened: 0 },
      },
      { query: 'row drag', others: [], nothing: 0, unopened: 1 },
    ]);
  });

  test('an address without a page comes with the page that was meant', async () => {
    const path = '/x/react-data-grid/rows-pinning/';
    const nearest = '/x/react-data-grid/row-pinning/';
    await report([
      { kind: 'missing', path, nearest },
      { kind: 'missing', path: '/x/y/' },
    ]);
    await report([{ kind: 'missing', path, nearest }]);
    expect(await read('missing')).toEqual([
      { path, total: 2, nearest },
      { path: '/x/y/', total: 1, nearest: null },
    ]);
    expect(await read('missing?product=data-grid')).toHaveLength(1);
  });

  test('reads percentiles by kind of page', async () => {
    const lcp = (value: number) => ({ kind: 'vital', name: 'LCP', value });
    for (const value of [1000, 1100, 1200, 5000]) await report([lcp(value)]);
    await report([lcp(800)], NOW, '/x/api/charts/bar-chart/');
    const rows = await read<VitalRow[]>('vitals');
    expect(rows.map(({ kind, total, good }) => [kind, total, good])).toEqual([
      ['guide', 4, 2500],
      ['reference', 1, 2500],
    ]);
    expect(Math.round(rows[0]!.p75 / 100)).toBe(12);
    expect(rows[0]!.p95 / 5000).toBeCloseTo(1, 1);
  });

  test('lists are also CSV, in which no cell is a formula', async () => {
    await vote({ id: 'a', comment: '=HYPERLINK("http://evil.example")' });
    await vote({ id: 'b', comment: 'Line one,\n"two"' });
    const answer = await request('/insights/api/comments?format=csv&spam=');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="comments.csv"');
    const text = await answer.text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"Line one,\n""two"""');
  });
});

test('without a token there is no dashboard', async () => {
  const database = await openDatabase(':memory:');
  const service = createService({ database, settings: readSettings({}), log: () => {} });
  for (const path of ['/insights/', '/insights/api/pages', '/insights/api/session']) {
    expect((await service.app.request(path)).status).toBe(404);
  }
  await service.stop();
});
