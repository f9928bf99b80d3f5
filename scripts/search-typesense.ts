/**
 * Writes the files that a Typesense server needs to search this site: `npm run search:typesense --
 * <folder>` writes `schema.json`, `documents.jsonl` and `synonyms.jsonl` there. docs/search.md
 * explains how to import them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadConfig } from '../src/node/load-config.ts';
import { createSearchIndex } from '../src/node/search/search-index.ts';
import { loadSite } from '../src/node/site/load-site.ts';
import {
  buildTypesenseRecords,
  buildTypesenseSynonyms,
  getTypesenseSchema,
} from '../src/core/search/typesense.ts';

const [folder = 'typesense'] = process.argv.slice(2);
const collection = loadConfig().site.services.searchCollection || 'docs';

function toLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('');
}

const index = createSearchIndex(await loadSite());
const records = buildTypesenseRecords(index);
mkdirSync(folder, { recursive: true });
const files = {
  'schema.json': `${JSON.stringify(getTypesenseSchema(collection), null, 2)}\n`,
  'documents.jsonl': toLines(records),
  'synonyms.jsonl': toLines(buildTypesenseSynonyms(index)),
};
for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
console.log(`Wrote ${records.length} documents for the collection ${collection} to ${folder}/.`);
