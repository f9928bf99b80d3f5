import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '../server/database/open.ts';
import { ROOT } from '../src/node/load-config.ts';

/**
 * Sends votes to the feedback service as fast as it answers: `npm run bench:service`, with seconds
 * and a `DATABASE_URL` as arguments, and counts what is in the database afterwards. Generator and
 * service share the machine.
 */
const [seconds = '10', url] = process.argv.slice(2);
const CONNECTIONS = 64;

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

function vote(id: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const body = JSON.stringify({
      ...{ id, key: id, page: '/x/react-data-grid/sorting/', rating: 1 },
      ...{ version: '7.29.13', language: 'en' },
    });
    const sent = request(
      {
        ...{ agent, port, host: '127.0.0.1', method: 'POST', path: '/prod/feedback' },
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
const memory = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1];
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
console.log(
  `in the database ${count}; memory of the service ${Math.round(Number(memory) / 1024)} MiB`,
);
if (url === undefined) {
  console.log(`file ${Math.round(statSync(databaseUrl).size / Number(count))} bytes for each vote`);
}
rmSync(folder, { recursive: true });
process.exitCode = Number(count) >= accepted.length ? 0 : 1;
