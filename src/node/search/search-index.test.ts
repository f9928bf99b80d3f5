import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import search from '../../../config/search.ts';
import { joinTexts, type SearchFiles } from '../../core/search/index-files.ts';
import type { SearchIndex } from '../../core/search/types.ts';
import { parseSynonyms } from '../../core/search/engine/query.ts';
import { createSearchFiles, writeSearchIndex } from './search-index.ts';

const INDEX: SearchIndex = {
  sections: [{ name: 'Guide' }],
  documents: [],
  synonyms: {},
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'search-index-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('config/search.ts', () => {
  it('has no synonym that consists only of stop words, on either side', () => {
    const parsed = parseSynonyms(search.synonyms);
    expect(parsed.length).toBe(Object.keys(search.synonyms).length);
    expect(parsed.filter(({ answers }) => answers.some(({ length }) => length === 0))).toEqual([]);
  });
});

describe('writeSearchIndex', () => {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(folder, file), 'utf8'));

  it('writes all files to the paths that the browser requests', async () => {
    await writeSearchIndex(folder, INDEX, { titles: 1000, names: 1000, texts: 1000 });
    const files = {
      titles: await read('x/search-titles.json'),
      names: await read('x/search-names.json'),
      texts: await read('x/search-texts.json'),
    } as SearchFiles;
    expect(joinTexts(files)).toEqual(INDEX);
  });

  it('gives another version to another index', () => {
    const { names } = createSearchFiles(INDEX);
    const other = createSearchFiles({ ...INDEX, synonyms: { order: ['sort'] } });
    expect(names.version).toMatch(/^[\da-f]{12}$/);
    expect(other.names.version).not.toBe(names.version);
    expect(other.titles.version).toBe(other.names.version);
    expect(other.texts.version).toBe(other.names.version);
  });

  it.each([
    ['titles', { titles: 50, names: 1000, texts: 1000 }],
    ['names', { titles: 1000, names: 50, texts: 1000 }],
    ['texts', { titles: 1000, names: 1000, texts: 20 }],
  ])('rejects %s that are too large', async (kind, limits) => {
    await expect(writeSearchIndex(folder, INDEX, limits)).rejects.toThrow(
      new RegExp(
        `^The compressed search ${kind} have \\d+ bytes, but the limit is \\d+\\. See docs/search\\.md`,
      ),
    );
  });
});
