import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeBuildCache, openBuildCache, remember } from './build-cache.ts';

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const cache = () => path.join(root, 'node_modules/.cache/build');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  write('package-lock.json', '{}');
  write('src/node/code/derive.ts', 'export {};');
  write('config/site.ts', 'export {};');
});
afterEach(() => {
  closeBuildCache();
  rmSync(root, { recursive: true, force: true });
});

const derive = vi.fn((text: string) => Promise.resolve({ upper: text.toUpperCase() }));

/** One build that derives each text. Returns how often it had to, and what the cache counted. */
async function build(...texts: string[]) {
  derive.mockClear();
  openBuildCache(root);
  for (const text of texts) {
    expect(await remember('upper', text, () => derive(text))).toEqual({
      upper: text.toUpperCase(),
    });
  }
  return { calls: derive.mock.calls.length, counts: closeBuildCache().get('upper') };
}

describe('the build cache', () => {
  it('computes again only what has changed', async () => {
    expect(await build('a', 'b')).toEqual({ calls: 2, counts: { hits: 0, misses: 2 } });
    expect(await build('a', 'c')).toEqual({ calls: 1, counts: { hits: 1, misses: 1 } });
  });

  it.each(['package-lock.json', 'src/node/code/derive.ts', 'src/node/new.ts', 'config/site.ts'])(
    'keeps nothing once %s is another',
    async (file) => {
      await build('a');
      write(file, 'changed');
      expect((await build('a')).calls).toBe(1);
      expect((await build('a')).calls).toBe(0);
      expect(readdirSync(cache())).toHaveLength(1);
    },
  );

  it('keeps everything when a test or the content changes', async () => {
    await build('a');
    write('src/node/code/derive.test.ts', 'changed');
    write('content/charts/page.mdx', 'changed');
    expect((await build('a')).calls).toBe(0);
  });

  it('tells kinds apart, and keeps null', async () => {
    openBuildCache(root);
    expect(await remember('one', 'a', () => Promise.resolve(null))).toBeNull();
    expect(await remember('one', 'a', () => Promise.resolve(1))).toBeNull();
    expect(await remember('two', 'a', () => Promise.resolve(2))).toBe(2);
  });

  it('keeps no failure', async () => {
    openBuildCache(root);
    await expect(remember('one', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await remember('one', 'a', () => Promise.resolve(1))).toBe(1);
  });

  it('computes again what is damaged', async () => {
    await build('a');
    const [folder = ''] = readdirSync(cache());
    const [file = ''] = readdirSync(path.join(cache(), folder));
    writeFileSync(path.join(cache(), folder, file), '{"output":{"upper":"A');
    expect((await build('a')).calls).toBe(1);
    expect((await build('a')).calls).toBe(0);
  });

  it('keeps nothing outside of a build', async () => {
    derive.mockClear();
    await remember('upper', 'a', () => derive('a'));
    await remember('upper', 'a', () => derive('a'));
    expect(derive).toHaveBeenCalledTimes(2);
  });
});
