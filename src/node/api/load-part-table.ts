import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createPartTable, type PartTable } from '../../core/api/parts/part-table.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { getModulesFolder } from './extract/index.ts';
import type { ProductReference } from './load-reference.ts';

/** Finds the package that declares each component of a theme. */
function findThemeTypes(packages: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of packages) {
    const file = path.join(getModulesFolder(ROOT), name, 'themeAugmentation/overrides.d.ts');
    if (!existsSync(file)) continue;
    for (const [, component = ''] of readFileSync(file, 'utf8').matchAll(/^\s+(Mui\w+): /gm)) {
      if (!found.has(component)) found.set(component, name);
    }
  }
  return found;
}

/** Loads what is known about the elements of the components of all products. */
export function loadPartTable(references: readonly ProductReference[]): PartTable {
  return createPartTable(
    references.map(({ product: { folder, packages = [] }, model }) => ({
      folder,
      model,
      themeTypes: findThemeTypes(packages),
    })),
    loadConfig().parts,
  );
}
