import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { publishFolder } from './publish-folder.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'publish-'));
  folder = path.join(parent, 'dist');
});
afterEach(() => rmSync(parent, { recursive: true }));

const write = (to: string, text: string) => {
  mkdirSync(to, { recursive: true });
  writeFileSync(path.join(to, 'index.html'), text);
};
const read = () => readFileSync(path.join(folder, 'index.html'), 'utf8');
const has = (suffix: string) => existsSync(`${folder}${suffix}`);

it('publishes the first build', async () => {
  await publishFolder(folder, async (next) => write(next, 'first'));
  expect([read(), has('-next'), has('-previous')]).toEqual(['first', false, false]);
});

it('keeps the earlier files until the new ones are complete', async () => {
  write(folder, 'first');
  writeFileSync(path.join(folder, 'old.html'), '');
  await publishFolder(folder, async (next) => {
    write(next, 'second');
    expect([read(), existsSync(path.join(folder, 'old.html'))]).toEqual(['first', true]);
  });
  expect([read(), has('/old.html'), has('-next'), has('-previous')]).toEqual([
    'second',
    false,
    false,
    false,
  ]);
});

it('keeps the earlier files if the build fails', async () => {
  write(folder, 'first');
  const build = publishFolder(folder, async (next) => {
    write(next, 'half of the second');
    throw new Error('over the byte budget');
  });
  await expect(build).rejects.toThrow('over the byte budget');
  expect([read(), has('-previous')]).toEqual(['first', false]);
});

it('publishes after a build that failed and one that was ended while it published', async () => {
  write(folder, 'first');
  write(`${folder}-previous`, 'older');
  write(`${folder}-next`, 'half');
  writeFileSync(path.join(`${folder}-next`, 'half.html'), '');
  await publishFolder(folder, async (next) => write(next, 'third'));
  expect([read(), has('/half.html'), has('-next'), has('-previous')]).toEqual([
    'third',
    false,
    false,
    false,
  ]);
});
