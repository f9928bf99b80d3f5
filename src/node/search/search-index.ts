import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import type { SearchConfig } from '../../core/search/config.ts';
import { rankAskedMembers } from '../../core/search/asked-members.ts';
import { splitSearchIndex, type SearchFiles } from '../../core/search/index-files.ts';
import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  SEARCH_TITLES_PATH,
  type SearchIndex,
  type SearchStart,
} from '../../core/search/types.ts';
import { buildSearchIndex, buildSearchStart } from '../../core/search/documents.ts';
import { loadConfig } from '../load-config.ts';
import type { LoadedSite } from '../site/load-site.ts';

/** A version as long as any. */
const VERSION = '0123456789ab';

/** Builds the search index of the site. */
export function createSearchIndex({ site, texts, references }: LoadedSite): SearchIndex {
  const models = new Map(references.map(({ product, model }) => [product.folder, model]));
  return buildSearchIndex(site, { texts, models }, loadConfig().search);
}

/** Returns what the dialog shows before there is a query. */
export function createSearchStart({ site }: LoadedSite): SearchStart {
  return buildSearchStart(site, loadConfig().search);
}

function getCompressedBytes(file: unknown): number {
  return gzipSync(JSON.stringify(file)).length;
}

/** Returns how many of the most asked names fit into the file of titles. */
function findMostNames(index: SearchIndex, limit: number): number {
  let most = 0;
  let tooMany = rankAskedMembers(index.documents).length + 1;
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    const { titles } = splitSearchIndex(index, VERSION, middle);
    if (getCompressedBytes(titles) <= limit) most = middle;
    else tooMany = middle;
  }
  return most;
}

/** Splits the index into the files that the browser loads. The titles get as many names as fit. */
export function createSearchFiles(
  index: SearchIndex,
  titlesLimit = loadConfig().search.maxCompressedBytes.titles,
): SearchFiles {
  const version = createHash('sha256').update(JSON.stringify(index)).digest('hex');
  return splitSearchIndex(
    index,
    version.slice(0, VERSION.length),
    findMostNames(index, titlesLimit),
  );
}

function checkSize(kind: keyof SearchFiles, bytes: number, limit: number): void {
  if (bytes <= limit) return;
  throw new Error(
    `The compressed search ${kind} have ${bytes} bytes, but the limit is ${limit}. ` +
      'See docs/search.md on the size of the index.',
  );
}

/**
 * Writes the files of the index to the build folder. Throws if the compressed size of one is
 * above its limit in bytes.
 */
export async function writeSearchIndex(
  folder: string,
  index: SearchIndex,
  limits: SearchConfig['maxCompressedBytes'],
): Promise<void> {
  const { titles, names, texts } = createSearchFiles(index, limits.titles);
  const files = [
    { kind: 'titles', file: SEARCH_TITLES_PATH, json: JSON.stringify(titles) },
    { kind: 'names', file: SEARCH_NAMES_PATH, json: JSON.stringify(names) },
    { kind: 'texts', file: SEARCH_TEXTS_PATH, json: JSON.stringify(texts) },
  ] as const;
  const sizes: string[] = [];
  for (const { kind, file, json } of files) {
    const compressed = gzipSync(json).length;
    checkSize(kind, compressed, limits[kind]);
    sizes.push(`${Math.round(compressed / 1024)} KiB of ${kind}`);
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, json);
  }
  console.log(`[search] ${index.documents.length} pages, ${sizes.join(', ')}, compressed`);
}
