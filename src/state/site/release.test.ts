import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimReload } from './release.ts';

const stored = new Map<string, string>();
const session = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', { sessionStorage: session });
});
afterEach(() => vi.unstubAllGlobals());

it('lets a page reload once for each missing file', () => {
  const files = ['/x/assets/a.js', '/x/assets/b.js', '/x/assets/a.js', '/x/assets/b.js'];
  expect(files.map(claimReload)).toEqual([true, true, false, false]);
});

it('never reloads a page if that cannot be remembered', () => {
  vi.stubGlobal('window', { sessionStorage: { ...session, setItem: () => undefined } });
  expect(claimReload('/x/assets/a.js')).toBe(false);
  vi.stubGlobal('window', {});
  expect(claimReload('/x/assets/a.js')).toBe(false);
});
