import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { z } from 'zod';
import search from '../../config/search.ts';
import { SEARCH_INDEX_PATH, type SearchIndexFile } from '../core/search.ts';
import { searchConfigSchema, type SearchConfig } from '../core/search-config.ts';
import { buildSearchIndex } from '../core/search-documents.ts';
import { buildSiteModel } from '../core/site-model.ts';
import { loadSite } from './load-site.ts';

/** Parses what search is told. Throws where `config/search.ts` is not valid. */
export function loadSearchConfig(config: unknown = search): SearchConfig {
  const result = searchConfigSchema.safeParse(config);
  if (result.success) return result.data;
  throw new Error(`config/search.ts is not valid:\n${z.prettifyError(result.error)}`);
}

/** Reads the site and makes its search index. */
export async function loadSearchIndex(): Promise<SearchIndexFile> {
  return buildSearchIndex(buildSiteModel(await loadSite()), loadSearchConfig());
}

/** Writes the index among the built files. Throws where it is heavier than its limit. */
export async function writeSearchIndex(
  folder: string,
  index: SearchIndexFile,
  maxCompressedBytes: number,
): Promise<void> {
  const json = JSON.stringify(index);
  const compressed = gzipSync(json).length;
  if (compressed > maxCompressedBytes) {
    throw new Error(
      `The search index has ${compressed} compressed bytes, ${maxCompressedBytes} are allowed. ` +
        'See docs/search.md on splitting it.',
    );
  }
  const file = path.join(folder, SEARCH_INDEX_PATH);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, json);
}
