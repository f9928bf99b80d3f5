import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeBuildCache, createMemory, openBuildCache } from './build-cache.ts';

let root: string;
let code: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'build-'));
  code = path.join(root, 'derive.ts');
  mkdirSync(path.join(root, 'node_modules'));
  writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{}');
  writeFileSync(code, 'export {};');
});
afterEach(() => {
  closeBuildCache();
  rmSync(root, { recursive: true, force: true });
});

describe('createMemory', () => {
  const derive = vi.fn((text: string) => ({ upper: text.toUpperCase() }));
  const create = () => {
    const memory = createMemory('test', [code]);
    return (text: string) => memory.remember(text, () => Promise.resolve(derive(text)));
  };
  /** One build that derives each text. Returns how often it had to. */
  const build = async (...texts: string[]) => {
    derive.mockClear();
    openBuildCache(root);
    const remember = create();
    for (const text of texts) {
      expect(await remember(text)).toEqual({ upper: text.toUpperCase() });
    }
    return { calls: derive.mock.calls.length, counts: closeBuildCache().get('test') };
  };

  it('derives again only what has changed', async () => {
    expect(await build('a', 'b')).toEqual({ calls: 2, counts: { hits: 0, misses: 2 } });
    expect(await build('a', 'c')).toEqual({ calls: 1, counts: { hits: 1, misses: 1 } });
  });

  it('derives everything again with other code or other packages', async () => {
    await build('a');
    writeFileSync(code, 'export default 1;');
    expect((await build('a')).calls).toBe(1);
    writeFileSync(path.join(root, 'node_modules/.package-lock.json'), '{"changed":true}');
    expect((await build('a')).calls).toBe(1);
    expect((await build('a')).calls).toBe(0);
  });

  it.each(['', 'null', '{}', '"„text“"\n', '\0\0', 0, [''], { a: '\0' }])(
    'keeps %j as it is',
    (output) => {
      openBuildCache(root);
      const memory = createMemory('test', [code]);
      memory.store('a', output);
      expect(memory.read('a')).toEqual(output);
    },
  );

  it('keeps null, and no failure', async () => {
    openBuildCache(root);
    const memory = createMemory('test', [code]);
    expect(memory.rememberSync('a', () => null)).toBeNull();
    expect(memory.rememberSync('a', () => 1)).toBeNull();
    await expect(memory.remember('b', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(memory.has('a')).toBe(true);
    expect(memory.has('b')).toBe(false);
  });

  it('derives everything outside of a build, and when packages are unknown', async () => {
    derive.mockClear();
    const remember = create();
    await remember('a');
    await remember('a');
    expect(derive).toHaveBeenCalledTimes(2);
    rmSync(path.join(root, 'node_modules/.package-lock.json'));
    await build('a');
    expect((await build('a')).calls).toBe(1);
  });
});
