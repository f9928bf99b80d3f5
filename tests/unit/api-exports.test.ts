import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ApiModel } from '../../src/core/api/model.ts';
import { getApiConfig } from '../../src/node/api/get-api-config.ts';
import { loadConfig } from '../../src/node/load-config.ts';
import { getApiFile } from '../../src/core/api/pages.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Folders that only the packages themselves import. */
const PRIVATE = ['internals', 'node', 'modern', 'esm', 'tests', 'themeAugmentation'];
/** Entry points that need a package which this project does not install. */
const WITHOUT_DEPENDENCY = /\/(?:joy|AdapterMomentJalaali)$/;

/** Lists the specifiers of a package that `require` can load, read from its folders. */
function listSpecifiers(name: string): string[] {
  const folder = path.join(ROOT, 'node_modules', name);
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter((each) => each.isDirectory() && !PRIVATE.includes(each.name))
    .filter((each) => existsSync(path.join(folder, each.name, 'index.js')))
    .map((each) => `${name}/${each.name}`);
  return [name, ...folders].filter((each) => !WITHOUT_DEPENDENCY.test(each));
}

// The extraction reads declarations. What the scripts export at run time is an independent source.
const referenced = loadConfig().products.flatMap(({ id, folder, packages }) =>
  id === undefined || packages === undefined ? [] : [{ id, folder, packages }],
);
describe.each(referenced)(
  'every value that the packages of $id export at run time',
  ({ id, folder, packages }) => {
    const model = JSON.parse(readFileSync(path.join(ROOT, getApiFile(folder)), 'utf8')) as ApiModel;
    const leftOut = Object.keys(getApiConfig(id).leftOut);
    const documented = new Set([
      ...model.components.flatMap(({ imports }) => imports.map(({ name }) => name)),
      ...model.exports.map(({ name }) => name),
      ...model.selectors.map(({ name }) => name),
    ]);

    it.each(packages.flatMap(listSpecifiers))(
      'in %s has an entry, or a reason for none',
      (from) => {
        const names = Object.keys(require(from) as object).filter((name) => name !== '__esModule');
        expect(names.filter((name) => !documented.has(name) && !leftOut.includes(name))).toEqual(
          [],
        );
      },
    );
  },
);
