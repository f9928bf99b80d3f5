import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getCacheKey, openCacheFolder, pruneCache } from './cache-folder.ts';

const DAY = 24 * 3600 * 1000;
const NOW = Date.UTC(2025, 0, 31);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (started = NOW) => openCacheFolder({ folder, started });
const getFile = (key: string) => path.join(folder, key.slice(0, 2), key.slice(2));
const listFiles = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

describe('getCacheKey', () => {
  const part = { folder: '', code: 'a', started: NOW };

  it('differs by code and by each input', () => {
    const keys = [
      getCacheKey(part, 'x'),
      getCacheKey(part, 'y'),
      getCacheKey(part, 'x', 'y'),
      getCacheKey({ ...part, code: 'b' }, 'x'),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(getCacheKey({ ...part, folder: 'other', started: 0 }, 'x')).toBe(keys[0]);
  });
});

describe('openCacheFolder', () => {
  it('reads what was written, also by another build', () => {
    open().write('abcd', Buffer.from('content'));
    expect(open().read('abcd')?.toString()).toBe('content');
    expect(open().read('abce')).toBeNull();
  });

  it('keeps empty content', () => {
    open().write('abcd', Buffer.alloc(0));
    expect(open().read('abcd')).toHaveLength(0);
  });

  it.each([
    ['cut off', () => truncateSync(getFile('abcd'), 20)],
    ['empty', () => truncateSync(getFile('abcd'), 0)],
    ['changed', () => writeFileSync(getFile('abcd'), `${' '.repeat(16)}content`)],
  ])('removes an entry that is %s, and writes it again', (_, damage) => {
    const { has, read, write } = open();
    write('abcd', Buffer.from('content'));
    damage();
    expect(has('abcd')).toBe(true);
    expect([read('abcd'), has('abcd')]).toEqual([null, false]);
    write('abcd', Buffer.from('content'));
    expect(read('abcd')?.toString()).toBe('content');
  });

  it('leaves no drafts behind, also if the entry cannot be written', () => {
    const { read, write } = open();
    write('abcd', Buffer.from('content'));
    writeFileSync(path.join(folder, 'ef'), 'a file where a folder is needed');
    write('efgh', Buffer.from('content'));
    expect(read('efgh')).toBeNull();
    expect(listFiles().map(({ name }) => name)).toEqual(expect.arrayContaining(['cd', 'ef']));
    expect(listFiles()).toHaveLength(2);
  });
});

describe('pruneCache', () => {
  const limits = { interval: 1, builds: 3, bytes: 1000 };

  it('deletes what none of the latest builds used', () => {
    const keys = ['aa1', 'aa2', 'aa3'];
    for (const key of keys) open().write(key, Buffer.from(key));
    for (const key of keys) utimesSync(getFile(key), 0, 0);
    for (let build = 0; build < limits.builds; build += 1) {
      const { read } = open(NOW + build * DAY);
      if (build === 0) read('aa1');
      if (build === 2) read('aa2');
      pruneCache(folder, NOW + build * DAY, limits);
    }
    expect(keys.filter((key) => open().read(key))).toEqual(['aa1', 'aa2']);
    expect(pruneCache(folder, NOW + 3 * DAY, limits)).toBe(1);
  });

  it('deletes nothing before it knows that many builds', () => {
    open().write('abcd', Buffer.from('content'));
    utimesSync(getFile('abcd'), 0, 0);
    expect(pruneCache(folder, NOW, limits)).toBe(1);
    expect(pruneCache(folder, NOW + DAY, limits)).toBe(1);
    expect(pruneCache(folder, NOW + 2 * DAY, limits)).toBe(0);
  });

  it('keeps the latest entries within the limit of bytes', () => {
    for (const [index, key] of ['aa1', 'aa2', 'aa3'].entries()) {
      open().write(key, Buffer.alloc(400));
      utimesSync(getFile(key), index, index);
    }
    expect(pruneCache(folder, NOW, limits)).toBe(2);
    expect(open().read('aa1')).toBeNull();
  });

  it('starts again with an unreadable list of builds', () => {
    writeFileSync(path.join(folder, 'builds.json'), '{');
    expect(pruneCache(folder, NOW, limits)).toBe(0);
    expect(JSON.parse(readFileSync(path.join(folder, 'builds.json'), 'utf8'))).toEqual({
      times: [NOW],
      sincePruned: 0,
    });
  });

  it('looks through the entries once in some builds', () => {
    open().write('abcd', Buffer.from('content'));
    utimesSync(getFile('abcd'), 0, 0);
    const seldom = { ...limits, interval: 4 };
    const end = (build: number) => pruneCache(folder, NOW + build * DAY, seldom);
    expect([1, 2, 3].map(end)).toEqual([null, null, null]);
    expect(end(4)).toBe(0);
    expect([5, 6, 7, 8].map(end)).toEqual([null, null, null, 0]);
  });
});
