import { readFileSync } from 'node:fs';
import path from 'node:path';
import typescript from 'typescript';
import { expect, test } from 'vitest';
import { CHANGES } from '../../config/changes/index.ts';
import { isUpgradable, upgrade } from '../../src/core/upgrade/upgrade.ts';
import { listFiles } from '../../src/node/list-files.ts';
import { ROOT } from '../../src/node/load-config.ts';

test('nothing in the demos of the site has to be upgraded', () => {
  const folder = path.join(ROOT, 'content');
  const files = listFiles(folder)
    .filter((file) => isUpgradable(file))
    .map((file) => ({
      path: path.relative(folder, path.resolve(folder, file)),
      code: readFileSync(path.resolve(folder, file), 'utf8'),
    }));
  const result = upgrade(files, { typescript, changes: CHANGES });
  expect(files.length).toBeGreaterThan(1_200);
  expect(
    result.flatMap(({ path: place, items }) => items.map(({ line }) => `${place}:${line}`)),
  ).toEqual([]);
  expect(result.filter(({ problem }) => problem !== undefined)).toEqual([]);
});
