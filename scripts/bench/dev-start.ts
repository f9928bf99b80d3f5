import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { copyProject } from '../copy-project.ts';
import { launch } from './browser.ts';

/** Times from the start of the server's process, in milliseconds. */
export interface DevStart {
  /** The server reports that it is ready. */
  ready: number;
  /** The first page is loaded, without its resources. */
  firstPage: number;
  /** A browser shows the page's first demo. */
  firstDemo: number;
}

const PORT = 4391;
const PAGE = '/x/react-data-grid/';

async function measure(copy: string): Promise<DevStart> {
  // Started before the server, so that the two do not compete for the processor.
  const browser = await launch();
  const started = performance.now();
  const since = () => Math.round(performance.now() - started);
  const args = ['scripts/dev.ts', '--host', '127.0.0.1', '--port', String(PORT)];
  const child = spawn(process.execPath, args, { cwd: copy, stdio: ['ignore', 'pipe', 'ignore'] });
  const exited = new Promise((resolve) => child.on('close', resolve));
  try {
    let ready = 0;
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (part: Buffer) => {
        if (ready > 0 || !/ready in/.test(part.toString())) return;
        ready = since();
        resolve();
      });
      child.on('exit', () => reject(new Error('The dev server did not start')));
    });
    const url = `http://127.0.0.1:${PORT}${PAGE}`;
    let response = await fetch(url);
    while (!response.ok) {
      await wait(50);
      response = await fetch(url);
    }
    await response.text();
    const firstPage = since();
    const page = await browser.newPage();
    await page.goto(url);
    await page.locator('[data-demo][data-live]').first().waitFor({ timeout: 120_000 });
    return { ready, firstPage, firstDemo: since() };
  } finally {
    await browser.close();
    child.kill();
    await exited;
  }
}

/** Measures a start of the dev server on a copy of the project without caches, then another one. */
export async function measureDevStart(root: string): Promise<{ cold: DevStart; warm: DevStart }> {
  const copy = copyProject(root);
  try {
    const cold = await measure(copy);
    // The server writes its caches shortly after it uses them.
    await wait(1000);
    return { cold, warm: await measure(copy) };
  } finally {
    rmSync(path.resolve(copy), { recursive: true, force: true });
  }
}
