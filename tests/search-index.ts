import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  joinTexts,
  type SearchNamesFile,
  type SearchTextsFile,
} from '../src/core/search/index-files.ts';
import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  type SearchIndex,
} from '../src/core/search/types.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(DIST, file), 'utf8'));
}

/** Reads the search index of the built site. */
export function readSearchIndex(): SearchIndex {
  return joinTexts(
    readJson(SEARCH_NAMES_PATH) as SearchNamesFile,
    readJson(SEARCH_TEXTS_PATH) as SearchTextsFile,
  );
}
