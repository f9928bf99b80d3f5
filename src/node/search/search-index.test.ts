import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import search from '../../../config/search.ts';
import type { SearchIndexFile } from '../../core/search/types.ts';
import { parseSynonyms } from '../../core/search/engine/query.ts';
import { writeSearchIndex } from './search-index.ts';

const INDEX: SearchIndexFile = {
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
  it('writes the index to the path that the browser requests', async () => {
    await writeSearchIndex(folder, INDEX, 1000);
    const text = await readFile(path.join(folder, 'x/search-index.json'), 'utf8');
    expect(JSON.parse(text)).toEqual(INDEX);
  });

  it('rejects an index that is too large', async () => {
    await expect(writeSearchIndex(folder, INDEX, 50)).rejects.toThrow(
      /^The compressed search index has \d+ bytes, but the limit is 50\. See docs\/search\.md/,
    );
  });
});
