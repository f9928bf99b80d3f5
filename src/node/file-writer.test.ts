import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFileWriter } from './file-writer.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'writer-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

it('creates the folders of a file', () => {
  const write = createFileWriter(folder);
  write('/x/a/b.txt', 'text');
  write('/x/a/c.bin', Buffer.from('bytes'));
  expect([read('x/a/b.txt'), read('x/a/c.bin')]).toEqual(['text', 'bytes']);
});

it('writes a file that exists again', () => {
  const write = createFileWriter(folder);
  write('a.txt', 'longer than later');
  write('a.txt', 'later');
  expect(read('a.txt')).toBe('later');
});
