import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkApi } from '../src/node/api/extract/check.ts';
import { extractAllProducts } from '../src/node/api/extract/products.ts';
import { renderApiJson } from '../src/node/api/extract/format.ts';
import { ROOT } from '../src/node/load-config.ts';
import { getApiFile } from '../src/core/api/pages.ts';
import { renderAuthorErrors } from '../src/core/author-error.ts';

/**
 * Extracts the reference from the installed packages into `api/`. With `--check` it writes nothing
 * and fails if the committed reference differs. Both fail on the errors that `checkApi` reports.
 */
const started = performance.now();
const extractions = await extractAllProducts();
const isCheck = process.argv.includes('--check');
if (!isCheck) {
  mkdirSync(path.join(ROOT, 'api'), { recursive: true });
  for (const { folder, model } of extractions) {
    writeFileSync(path.join(ROOT, getApiFile(folder)), renderApiJson(model));
  }
}
const errors = checkApi(extractions, ROOT);
if (errors.length > 0) {
  console.error(renderAuthorErrors(errors));
  process.exitCode = 1;
}
console.log(`${extractions.length} products in ${Math.round(performance.now() - started)} ms`);
