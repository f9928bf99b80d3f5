import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createService } from '../server/app.ts';
import { openDatabase } from '../server/database/open.ts';
import { toCounts, writeCounts, type EventCount } from '../server/events.ts';
import { readSettings } from '../server/settings.ts';
import { toNewVote, writeVotes, type NewVote } from '../server/votes.ts';

/**
 * Asks every view of the dashboard after a year with a million events and a fifth as many votes:
 * `npm run bench:insights`, with a `DATABASE_URL` as argument to keep what is made.
 */
const [url] = process.argv.slice(2);
const EVENTS = 1_000_000;
const VOTES = 200_000;
const DAYS = 365;
const DAY_MILLISECONDS = 86_400_000;
const BATCH = 2_000;
const TOKEN = 'a-secret-for-the-measurement';

/** Numbers from a seed, so that every run has the same database. */
let state = 42;
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
}
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
/** A few are frequent, and most are rare, as pages and words are. */
const pickRare = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() ** 3 * items.length)]!;

const PRODUCTS = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
const WORDS =
  'row column filter sort pin group edit export cell header tooltip axis range date time zone locale theme color size drag drop tree select server lazy virtual scroll click menu'.split(
    ' ',
  );
const PAGES = PRODUCTS.flatMap((product) => [
  ...WORDS.map((word) => `/x/react-${product}/${word}/`),
  ...WORDS.map((word) => `/x/api/${product}/${word}/`),
]);
const QUERIES = Array.from({ length: 40_000 }, () =>
  Array.from(
    { length: 1 + Math.floor(random() * 3) },
    () => pick(WORDS) + pick(['', 's', 'ing']),
  ).join(' '),
);
const VERSIONS = ['v7.29.11', 'v7.29.12', 'v7.29.13'];
const BROWSERS = ['Chrome/141', 'Firefox/140', 'Version/19 Safari/605', 'Chrome/141 Edg/141'];

const now = Date.now();
const anyTime = () => now - Math.floor(random() * DAYS) * DAY_MILLISECONDS;

function makeEvent(): EventCount[] {
  const draw = random();
  const event =
    draw < 0.5
      ? ({ kind: 'search', query: pickRare(QUERIES), found: random() < 0.6 } as const)
      : draw < 0.65
        ? ({ kind: 'missing', path: `${pickRare(PAGES)}${pickRare(WORDS)}/` } as const)
        : draw < 0.75
          ? ({ kind: 'error', name: pickRare(PAGES), message: pickRare(QUERIES) } as const)
          : ({ kind: 'vital', name: 'LCP', value: 400 + random() ** 4 * 8_000 } as const);
  return toCounts(
    { page: pickRare(PAGES), version: pick(VERSIONS), events: [event] },
    pick(BROWSERS),
    anyTime(),
  );
}

function makeVote(at: number): NewVote {
  const isComment = random() < 0.1;
  return toNewVote(
    {
      ...{ id: `reader-${at}`, key: `vote-${at}`, page: pickRare(PAGES).slice(0, -1) },
      ...{ rating: random() < 0.7 ? 1 : 0, version: pick(VERSIONS), language: 'en' },
      comment: isComment ? `${pickRare(QUERIES)} is missing an example.` : '',
    },
    anyTime(),
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'bench-insights-'));
const databaseUrl = url ?? path.join(folder, 'feedback.sqlite');
const database = await openDatabase(databaseUrl);
const started = performance.now();
for (let at = 0; at < EVENTS; at += BATCH) {
  await writeCounts(database, Array.from({ length: BATCH }, makeEvent).flat());
}
for (let at = 0; at < VOTES; at += BATCH) {
  await writeVotes(
    database,
    Array.from({ length: BATCH }, (_, index) => makeVote(at + index)),
  );
}
const { rows } = await database.db
  .selectFrom('event_count')
  .select(({ fn }) => fn.countAll<number>().as('rows'))
  .executeTakeFirstOrThrow();
console.log(
  `${EVENTS} events in ${rows} rows, ${VOTES} votes, written in ${Math.round((performance.now() - started) / 1000)} s`,
);
if (url === undefined) {
  console.log(`file ${Math.round(statSync(databaseUrl).size / 2 ** 20)} MiB`);
}

const service = createService({
  database,
  settings: readSettings({ INSIGHTS_TOKEN: TOKEN }),
  log: () => {},
});
const request = (place: string, init?: RequestInit) =>
  service.app.request(`http://service.local/insights/api/${place}`, init);
const signedIn = await request('session', {
  method: 'POST',
  body: JSON.stringify({ token: TOKEN }),
});
const Cookie = signedIn.headers.get('Set-Cookie')!.split(';')[0]!;
const toDay = (time: number) => new Date(time).toISOString().slice(0, 10);
const VIEWS = [
  'summary',
  'pages',
  'comments',
  'searches',
  'missing',
  'errors',
  'vitals',
  `history?page=${PAGES[0]!.slice(0, -1)}`,
];
for (const days of [28, DAYS]) {
  for (const view of VIEWS) {
    const times: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      const begun = performance.now();
      const filter = `from=${toDay(now - (days - 1) * DAY_MILLISECONDS)}&to=${toDay(now)}`;
      const answer = await request(`${view}${view.includes('?') ? '&' : '?'}${filter}`, {
        headers: { Cookie },
      });
      await answer.text();
      if (!answer.ok) throw new Error(`${view} answers ${answer.status}`);
      times.push(performance.now() - begun);
    }
    times.sort((a, b) => a - b);
    console.log(
      `${String(days).padStart(3)} days  ${view.split('?')[0]!.padEnd(9)} median ${times[2]!.toFixed(0)} ms, longest ${times[4]!.toFixed(0)} ms`,
    );
  }
}
await service.stop();
rmSync(folder, { recursive: true });
