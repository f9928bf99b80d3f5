import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

const REMOVE = `
const { readdirSync, rmSync } = require('node:fs');
for (const name of readdirSync(process.argv[1])) {
  rmSync(require('node:path').join(process.argv[1], name), { recursive: true, force: true });
}`;

/**
 * Removes what is in a folder in a process that outlives this one. Twenty thousand files take
 * seconds, for which nobody has to wait.
 */
function emptyLater(folder: string): void {
  spawn(process.execPath, ['-e', REMOVE, folder], { detached: true, stdio: 'ignore' }).unref();
}

/**
 * Builds a folder without touching its current content until the new one is complete: into
 * `<folder>-next`, which then takes its place. If the build throws, the folder stays as it is, and
 * what was built so far stays beside it. The earlier content moves to the folder `removed`, on the
 * same disk, and is removed after this: a tool that lists the project meanwhile would fail at files
 * that are gone when it opens them.
 */
export async function publishFolder(
  folder: string,
  removed: string,
  build: (next: string) => Promise<void>,
): Promise<void> {
  const next = `${folder}-next`;
  rmSync(next, { recursive: true, force: true });
  await build(next);
  mkdirSync(removed, { recursive: true });
  if (existsSync(folder)) renameSync(folder, path.join(removed, randomUUID()));
  renameSync(next, folder);
  emptyLater(removed);
}
