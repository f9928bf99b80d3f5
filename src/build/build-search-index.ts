import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import search from '../../config/search.ts';
import { SEARCH_INDEX_PATH, type SearchIndexFile } from '../core/search.ts';
import { searchConfigSchema } from '../core/search-config.ts';
import { buildSearchIndex } from '../core/search-documents.ts';
import { buildSiteModel } from '../core/site-model.ts';
import { loadSite } from './load-site.ts';

/** Reads the site and makes its search index. Throws where `config/search.ts` is not valid. */
export async function loadSearchIndex(contentRoot?: string): Promise<SearchIndexFile> {
  const config = searchConfigSchema.safeParse(search);
  if (!config.success) {
    throw new Error(`config/search.ts is not valid:\n${z.prettifyError(config.error)}`);
  }
  return buildSearchIndex(buildSiteModel(await loadSite(contentRoot)), config.data);
}

/** Writes the index among the built files. */
export async function writeSearchIndex(folder: string): Promise<void> {
  const file = path.join(folder, SEARCH_INDEX_PATH);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(await loadSearchIndex()));
}
