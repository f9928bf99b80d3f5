import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import {
  SEARCH_INDEX_PATH,
  type SearchIndexFile,
  type SearchStart,
} from '../../core/search/types.ts';
import { buildSearchIndex, buildSearchStart } from '../../core/search/documents.ts';
import { loadConfig } from '../load-config.ts';
import type { LoadedSite } from '../site/load-site.ts';

/** Builds the search index of the site. */
export function createSearchIndex({ site, texts, references }: LoadedSite): SearchIndexFile {
  const models = new Map(references.map(({ product, model }) => [product.folder, model]));
  return buildSearchIndex(site, { texts, models }, loadConfig().search);
}

/** Returns what the dialog shows before there is a query. */
export function createSearchStart({ site }: LoadedSite): SearchStart {
  return buildSearchStart(site, loadConfig().search);
}

/** Writes the index to the build folder. Throws if its compressed size is above the limit. */
export async function writeSearchIndex(
  folder: string,
  index: SearchIndexFile,
  maxCompressedBytes: number,
): Promise<void> {
  const json = JSON.stringify(index);
  const compressed = gzipSync(json).length;
  if (compressed > maxCompressedBytes) {
    throw new Error(
      `The compressed search index has ${compressed} bytes, but the limit is ${maxCompressedBytes}. ` +
        'See docs/search.md on splitting it.',
    );
  }
  console.log(
    `[search] ${index.documents.length} pages, ${Math.round(compressed / 1024)} KiB compressed`,
  );
  const file = path.join(folder, SEARCH_INDEX_PATH);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, json);
}
