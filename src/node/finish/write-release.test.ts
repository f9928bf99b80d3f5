import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeRelease } from './write-release.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true }));

it('lists all files with a hash in their name, also those in folders, and no folder', async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  for (const name of [
    'index.html',
    'x/a/index.html',
    'x/assets/b.12345678.js',
    'x/assets/a.12345678.css',
    'x/assets/demos/grid/sorting/Sort.12345678.large-dark.avif',
    'x/assets/editor-frame/main.12345678.js',
    'x/assets/editor/lib.12345678.json',
  ]) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), '');
  }
  await writeRelease(folder);
  expect(readFileSync(path.join(folder, '_release.txt'), 'utf8').split('\n')).toEqual([
    '/x/assets/a.12345678.css',
    '/x/assets/b.12345678.js',
    '/x/assets/demos/grid/sorting/Sort.12345678.large-dark.avif',
    '/x/assets/editor-frame/main.12345678.js',
    '/x/assets/editor/lib.12345678.json',
    '',
  ]);
});
