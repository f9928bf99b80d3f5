import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from './list-files.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'list-files-'));
  mkdirSync(path.join(folder, 'a/b/empty'), { recursive: true });
  for (const name of ['top.txt', 'a/middle.txt', 'a/b/deep.txt']) {
    writeFileSync(path.join(folder, name), '');
  }
  symlinkSync(path.join(folder, 'a'), path.join(folder, 'link'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lists the files of all subfolders with relative paths, and no folders or links', () => {
  expect(listFiles(folder).sort()).toEqual(['a/b/deep.txt', 'a/middle.txt', 'top.txt']);
});

it('names a folder that does not exist', () => {
  expect(() => listFiles(path.join(folder, 'none'))).toThrow(`${folder}/none`);
});
