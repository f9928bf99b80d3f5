import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  joinTexts,
  type SearchFiles,
  type SearchNamesFile,
  type SearchTextsFile,
  type SearchTitlesFile,
} from '../src/core/search/index-files.ts';
import {
  SEARCH_NAMES_PATH,
  SEARCH_TEXTS_PATH,
  SEARCH_TITLES_PATH,
  type SearchIndex,
} from '../src/core/search/types.ts';

const DIST = path.resolve(import.meta.dirname, '../dist');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(DIST, file), 'utf8'));
}

/** Reads the files of the search index of the built site. */
export function readSearchFiles(): SearchFiles {
  return {
    titles: readJson(SEARCH_TITLES_PATH) as SearchTitlesFile,
    names: readJson(SEARCH_NAMES_PATH) as SearchNamesFile,
    texts: readJson(SEARCH_TEXTS_PATH) as SearchTextsFile,
  };
}

/** Reads the search index of the built site. */
export function readSearchIndex(): SearchIndex {
  return joinTexts(readSearchFiles());
}
