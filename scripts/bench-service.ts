import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '../server/database/open.ts';
import { ROOT } from '../src/node/load-config.ts';

/**
 * Sends votes to the feedback service as fast as it answers: `npm run bench:service`, with seconds
 * and a `DATABASE_URL` as arguments, and counts what is in the database afterwards. With
 * `--events <count>` it sends events first, and tells how the memory grows. Generator and service
 * share the machine.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { events: { type: 'string', default: '0' } },
});
const [seconds = '10', url] = positionals;
const CONNECTIONS = 64;
/** Events of a page; browsers send at most 50 at once. */
const BATCH = 10;
const REPORTS = 10;

const folder = mkdtempSync(path.join(tmpdir(), 'bench-service-'));
const databaseUrl = url ?? path.join(folder, 'feedback.sqlite');
const child = spawn(process.execPath, [path.join(ROOT, 'server/start.ts')], {
  env: { ...process.env, PORT: '0', DATABASE_URL: databaseUrl, UNLIMITED: 'true' },
});
const port = await new Promise<number>((resolve, reject) => {
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    if (output.length > 10_000) return;
    output += chunk.toString();
    const found = /"event":"started","port":(\d+)/.exec(output);
    if (found) resolve(Number(found[1]));
  });
  child.stderr.pipe(process.stderr);
  child.on('exit', () => reject(new Error('The service did not start.')));
});

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function post(route: string, content: object): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify(content);
    const sent = request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST', path: `/prod/${route}` },
        headers: { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const vote = (id: string) =>
  post('feedback', {
    ...{ id, key: id, page: '/x/react-data-grid/sorting/', rating: 1 },
    ...{ version: '7.29.13', language: 'en' },
  });

/** Mebibytes that the service has now (`VmRSS`), or had at most (`VmHWM`). */
function readMemory(name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)![1]) / 1024);
}

/** A word for a number: the service hides digits. */
const toWord = (number: number) =>
  [...number.toString(26)].map((digit) => String.fromCharCode(97 + parseInt(digit, 26))).join('');

/** Sends so many events, of which most differ from all others. */
async function sendEvents(count: number): Promise<void> {
  let sent = 0;
  let refused = 0;
  let told = 0;
  await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      while (sent < count) {
        const first = sent;
        sent += BATCH;
        const events = Array.from({ length: BATCH }, (_, at) => ({
          ...{ kind: 'search', query: `row ${toWord(first + at)}`, found: false },
        }));
        const status = await post('events', {
          ...{ page: '/x/react-data-grid/sorting/', version: '7.29.13', events },
        });
        if (status >= 300) refused += BATCH;
        if (sent / count >= (told + 1) / REPORTS) {
          told += 1;
          console.log(`${sent} events sent, memory of the service ${readMemory('VmRSS')} MiB`);
        }
      }
    }),
  );
  console.log(`refused ${refused}`);
}

const events = Number(values.events);
if (events > 0) {
  const started = performance.now();
  await sendEvents(events);
  const rate = Math.round((1000 * events) / (performance.now() - started));
  console.log(`${rate} events a second`);
  if (url === undefined)
    console.log(`file ${Math.round(statSync(databaseUrl).size / 2 ** 20)} MiB`);
}

const end = performance.now() + Number(seconds) * 1000;
const times: number[] = [];
const accepted: string[] = [];
let refused = 0;
await Promise.all(
  Array.from({ length: CONNECTIONS }, async (_, connection) => {
    for (let at = 0; performance.now() < end; at += 1) {
      const id = `bench-${connection}-${at}`;
      const started = performance.now();
      const status = await vote(id);
      times.push(performance.now() - started);
      if (status === 200) accepted.push(id);
      else refused += 1;
    }
  }),
);
const memory = readMemory('VmHWM');
child.removeAllListeners('exit');
child.kill('SIGTERM');
await new Promise((resolve) => child.once('exit', resolve));

const database = await openDatabase(databaseUrl);
const { count } = await database.db
  .selectFrom('vote')
  .select(({ fn }) => fn.count<number>('id').as('count'))
  .where('key', 'like', 'bench-%')
  .executeTakeFirstOrThrow();
await database.close();
times.sort((a, b) => a - b);
const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`;
console.log(
  `accepted ${accepted.length} (${Math.round(accepted.length / Number(seconds))} a second), refused ${refused}`,
);
console.log(`p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(0.9999)}`);
console.log(`in the database ${count}; memory of the service at most ${memory} MiB`);
if (url === undefined && events === 0) {
  console.log(`file ${Math.round(statSync(databaseUrl).size / Number(count))} bytes for each vote`);
}
rmSync(folder, { recursive: true });
process.exitCode = Number(count) >= accepted.length ? 0 : 1;
