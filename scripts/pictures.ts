/**
 * Takes the pictures of all demos and of the kinds of pages in the built site: `npm run pictures`.
 * With addresses of pages, such as `npm run pictures /x/react-data-grid/`, only of their demos.
 * Replaces pictures that differ from what the site shows, and keeps all others.
 */
import { spawnSync } from 'node:child_process';

const pages = process.argv.slice(2);

function run(args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync('npx', ['playwright', 'test', ...args, '--update-snapshots'], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exitCode = 1;
}

run(['take-pictures'], {
  TAKE_PICTURES: 'true',
  ...(pages.length > 0 && { TEST_PAGES: pages.join() }),
});
if (pages.length === 0) run(['page-kinds', '-g', 'looks as pictured']);
