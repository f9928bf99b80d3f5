import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publishFolder } from './publish-folder.ts';

let parent: string;
let folder: string;
let removed: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'publish-'));
  folder = path.join(parent, 'dist');
  removed = path.join(parent, 'cache/removed');
});
afterEach(() => rmSync(parent, { recursive: true }));

const write = (to: string, text: string) => {
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'index.html'), text);
};
const read = () => readFileSync(path.join(folder, 'index.html'), 'utf8');
const has = (suffix: string) => existsSync(`${folder}${suffix}`);
/** The earlier files are removed by a process of their own. */
const waitForRemoval = () =>
  vi.waitFor(() => expect(readdirSync(removed)).toEqual([]), { timeout: 20_000 });
const publish = (build: (next: string) => Promise<void>) => publishFolder(folder, removed, build);

it('publishes the first build', async () => {
  await publish(async (next) => write(next, 'first'));
  expect([read(), readdirSync(parent)]).toEqual(['first', ['cache', 'dist']]);
});

it('keeps the earlier files until the new ones are complete', async () => {
  write(folder, 'first');
  writeFileSync(path.join(folder, 'old.html'), '');
  await publish(async (next) => {
    write(next, 'second');
    expect([read(), existsSync(path.join(folder, 'old.html'))]).toEqual(['first', true]);
  });
  expect([read(), has('/old.html')]).toEqual(['second', false]);
  // While the earlier files are being removed, none of them is beside the new ones.
  expect(readdirSync(parent)).toEqual(['cache', 'dist']);
  await waitForRemoval();
});

it('keeps the earlier files if the build fails', async () => {
  write(folder, 'first');
  const build = publish(async (next) => {
    write(next, 'half of the second');
    throw new Error('over the byte budget');
  });
  await expect(build).rejects.toThrow('over the byte budget');
  expect([read(), existsSync(removed)]).toEqual(['first', false]);
});

it('publishes after a build that failed and one that was ended while it published', async () => {
  write(path.join(removed, 'older'), 'older');
  write(`${folder}-next`, 'half');
  writeFileSync(path.join(`${folder}-next`, 'half.html'), '');
  await publish(async (next) => write(next, 'third'));
  expect([read(), has('/half.html'), has('-next')]).toEqual(['third', false, false]);
  await waitForRemoval();
});
