import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compressFiles, getSentBytes } from './compress-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
  await mkdir(path.join(folder, 'x/assets'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

it('writes a compressed copy next to each text file that is large enough', async () => {
  const html = '<p>The harvest is in.</p>\n'.repeat(100);
  await writeFile(path.join(folder, 'x/index.html'), html);
  await writeFile(path.join(folder, 'x/assets/a.js'), 'export const harvest = 1;\n'.repeat(100));
  await writeFile(path.join(folder, 'x/small.json'), '{}');
  await writeFile(path.join(folder, 'x/font.woff2'), Buffer.alloc(4000));
  await compressFiles(folder);

  const files = await readdir(folder, { recursive: true });
  expect(files.filter((file) => file.endsWith('.br')).sort()).toEqual([
    'x/assets/a.js.br',
    'x/index.html.br',
  ]);
  const copy = await readFile(path.join(folder, 'x/index.html.br'));
  expect(brotliDecompressSync(copy).toString()).toBe(html);
  expect(await getSentBytes(path.join(folder, 'x/index.html'))).toBe(copy.length);
  expect(await getSentBytes(path.join(folder, 'x/small.json'))).toBe(2);
  expect((await stat(path.join(folder, 'x/index.html'))).size).toBe(html.length);
});

it('keeps a compressed copy that is there', async () => {
  await writeFile(path.join(folder, 'x/assets/a.js'), 'export const harvest = 1;\n'.repeat(100));
  await writeFile(path.join(folder, 'x/assets/a.js.br'), 'made before');
  await compressFiles(folder);
  expect(await readFile(path.join(folder, 'x/assets/a.js.br'), 'utf8')).toBe('made before');
});
