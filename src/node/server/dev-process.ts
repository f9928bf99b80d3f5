import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

/**
 * Folders that the dev server reads only at startup, so that a change requires a restart. This
 * module imports nothing from them, because an error there must not break the restart.
 */
const READ_ONCE = ['config', 'src/node', 'src/core'];

/** Whether a change of a file requires a restart of the dev server. Tests do not. */
export function needsRestart(name: string): boolean {
  return /\.(ts|mjs)$/.test(name) && !/\.(test|spec)\.ts$/.test(name);
}

/**
 * Runs the dev server and restarts it when its configuration or code changes. If it cannot start,
 * waits for the next change.
 */
export function runDevServer(root: string, args: readonly string[]): void {
  const astro = path.join(root, 'scripts/astro.ts');
  let child: ChildProcess | undefined;
  let isRestarting = false;

  const start = () => {
    child = spawn(process.execPath, [astro, 'dev', ...args], { cwd: root, stdio: 'inherit' });
    child.on('exit', (code, signal) => {
      child = undefined;
      if (isRestarting) {
        isRestarting = false;
        start();
      } else if (code === 0 || signal !== null) process.exit(code ?? 1);
      else console.error('The dev server has stopped. It will restart after your next change.');
    });
  };
  const restart = (name: string) => {
    if (isRestarting) return;
    console.log(`${name} has changed. Restarting the dev server.`);
    if (!child) return start();
    isRestarting = true;
    child.kill();
  };

  let timer: NodeJS.Timeout | undefined;
  for (const name of READ_ONCE) {
    watch(path.join(root, name), { recursive: true }, (_, changed) => {
      const file = `${name}/${changed ?? ''}`;
      if (!needsRestart(file)) return;
      clearTimeout(timer);
      // Editors can write a file in several steps.
      timer = setTimeout(() => restart(file), 100);
    });
  }
  // A terminal sends SIGINT to the child too, whose exit then ends this process.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => {
    child?.kill();
    process.exit();
  });
  start();
}
