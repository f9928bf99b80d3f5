import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';

/**
 * What the dev server's process reads once: a change of it takes effect in a new process. Nothing
 * here is imported, so that a mistake in it cannot stop the one that starts the server again.
 */
const READ_ONCE = ['config', 'src/node', 'src/core'];

/** Whether a file of the project is part of the running process. */
export function needsRestart(name: string): boolean {
  return /\.(ts|mjs)$/.test(name) && !/\.(test|spec)\.ts$/.test(name);
}

/**
 * Runs the dev server, and starts it again where its configuration has changed. Where it cannot
 * start, the next change is waited for.
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
      else console.error('The dev server has stopped. It starts again with your next change.');
    });
  };
  const restart = (name: string) => {
    if (isRestarting) return;
    console.log(`${name} has changed: the dev server starts again.`);
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
      // Editors write a file in several steps.
      timer = setTimeout(() => restart(file), 100);
    });
  }
  // A terminal sends its interrupt to the child too, which then ends this process.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => {
    child?.kill();
    process.exit();
  });
  start();
}
