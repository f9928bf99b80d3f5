import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { copyProject } from '../../scripts/copy-project.ts';
import { ROOT } from '../../src/node/load-config.ts';

/** A dev server on a copy of the project. */
export interface DevSession {
  url: string;
  start: () => void;
  /** Changes a file of the copy. Returns a function that undoes the change. */
  edit: (file: string, change: (text: string) => string) => () => void;
  /** Undoes all remaining changes. */
  undoAll: () => void;
  read: (file: string) => string;
  /** Returns what the server has printed since the last call. */
  takeOutput: () => string;
  /** Returns the status of an address without following redirects, or 0 if there is no response. */
  getStatus: (address: string) => Promise<number>;
  getText: (address: string) => Promise<string>;
  stop: () => Promise<void>;
}

async function findPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function createDevSession(): Promise<DevSession> {
  const copy = copyProject(ROOT);
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const originals = new Map<string, string>();
  let output = '';
  let stop: DevSession['stop'] = async () => undefined;

  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  return {
    url,
    read,
    start() {
      const args = ['scripts/dev.ts', '--host', '127.0.0.1', '--port', String(port)];
      // With the variables of the test runner, Astro's server would not respond.
      const env = Object.fromEntries(
        Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST$|NODE_ENV$)/.test(name)),
      );
      const child = spawn(process.execPath, args, { cwd: copy, env });
      const exited = new Promise((resolve) => child.on('close', resolve));
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (part: Buffer) => (output += part.toString()));
      }
      stop = async () => {
        child.kill();
        await exited;
      };
    },
    edit(file, change) {
      const before = read(file);
      const after = change(before);
      if (after === before) throw new Error(`Nothing is changed in ${file}`);
      writeFileSync(path.join(copy, file), after);
      if (!originals.has(file)) originals.set(file, before);
      return () => {
        writeFileSync(path.join(copy, file), before);
        if (originals.get(file) === before) originals.delete(file);
      };
    },
    undoAll() {
      for (const [file, text] of originals) writeFileSync(path.join(copy, file), text);
      originals.clear();
    },
    takeOutput() {
      const taken = output;
      output = '';
      return taken;
    },
    async getStatus(address) {
      try {
        return (await fetch(url + address, { redirect: 'manual' })).status;
      } catch {
        return 0;
      }
    },
    async getText(address) {
      return (await fetch(url + address)).text();
    },
    async stop() {
      await stop();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}
