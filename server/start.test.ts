import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeSqlite, type TestDatabase } from '../tests/databases.ts';

const START = path.join(import.meta.dirname, 'start.ts');

let place: TestDatabase;
let running: ChildProcess[];

beforeEach(async () => {
  place = await makeSqlite();
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await place.remove();
});

interface Started {
  child: ChildProcess;
  closed: Promise<unknown[]>;
  url: string;
}

function launch(environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: '0', DATABASE_URL: place.url, ...environment },
  });
  running.push(child);
  // From the start, because a child may be gone before anybody waits for it.
  const closed = once(child, 'close');
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output.text += chunk.toString();
    });
  }
  return { child, closed, output };
}

async function start(environment?: Record<string, string>): Promise<Started> {
  const { child, closed, output } = launch(environment);
  for (;;) {
    const found = /"event":"started","port":(\d+)/.exec(output.text);
    if (found) return { child, closed, url: `http://127.0.0.1:${found[1]}` };
    if (child.exitCode !== null) throw new Error(output.text);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a service that must not start. Returns what it says. */
async function refuse(environment?: Record<string, string>): Promise<string> {
  const { child, closed, output } = launch(environment);
  await closed;
  expect(child.exitCode).toBe(1);
  return output.text.trim();
}

async function vote(url: string, id: string): Promise<boolean> {
  try {
    const { ok } = await fetch(`${url}/prod/feedback`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id, key: id, page: '/x/react-charts/', rating: 1 }),
    });
    return ok;
  } catch {
    return false;
  }
}

const isKept = async (url: string, id: string) =>
  ((await (await fetch(`${url}/prod/feedback/${id}`)).json()) as object[]).length === 1;

test('every accepted vote survives being killed', async () => {
  const accepted: string[] = [];
  for (let round = 0; round < 10; round += 1) {
    const { child, closed, url } = await start();
    const ids = Array.from({ length: 12 }, (_, at) => `reader-${round}-${at}`);
    const sent = ids.map(async (id) => {
      if (!(await vote(url, id))) return;
      accepted.push(id);
      // In the middle of the others.
      if (accepted.length % 6 === 0) child.kill('SIGKILL');
    });
    await Promise.all(sent);
    child.kill('SIGKILL');
    await closed;
  }
  expect(accepted.length).toBeGreaterThan(2);
  const { url } = await start();
  const kept = await Promise.all(accepted.map((id) => isKept(url, id)));
  expect(accepted.filter((_, at) => !kept[at])).toEqual([]);
});

test('finishes when it is asked to stop', async () => {
  const { child, closed, url } = await start();
  expect(await vote(url, 'reader')).toBe(true);
  child.kill('SIGTERM');
  const [code] = (await closed) as [number];
  expect(code).toBe(0);
  await expect(fetch(`${url}/healthz`)).rejects.toThrow();
});

test('two services do not share a file', async () => {
  await start();
  expect(await refuse()).toContain('Another service uses');
});

test('a damaged file is not touched, and the remedy is named', async () => {
  writeFileSync(place.url, 'This is not a database. '.repeat(200));
  expect(await refuse()).toMatch(/is damaged or is not a database .*Restore a backup/);
});

test('a wrong environment is named', async () => {
  expect(await refuse({ COMMENT_DAYS: 'many', INSIGHTS_TOKEN: 'short' })).toMatch(
    /COMMENT_DAYS: .*\nINSIGHTS_TOKEN: needs at least 24 characters/,
  );
});
