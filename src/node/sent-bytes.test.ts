import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getSentBytes } from './sent-bytes.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sent-'));
  mkdirSync(path.join(folder, 'assets'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const weigh = (name: string, content: string) => {
  writeFileSync(path.join(folder, name), content);
  return getSentBytes(path.join(folder, name));
};
const text = Array.from({ length: 2000 }, (_, index) => `row ${index * 7919}`).join('\n');

it('compresses text, better if its name has a content hash', async () => {
  const document = await weigh('a.html', text);
  const script = await weigh('assets/a.js', text);
  expect(document).toBeLessThan(text.length / 2);
  expect(script).toBeLessThan(document);
});

it('leaves small files, and what is compressed already', async () => {
  expect(await weigh('a.json', '[1]')).toBe(3);
  expect(await weigh('a.woff2', text)).toBe(text.length);
});

it('rejects for a file that does not exist', async () => {
  await expect(getSentBytes(path.join(folder, 'gone.js'))).rejects.toThrow('ENOENT');
});
