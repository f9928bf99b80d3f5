import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../src/node/load-config.ts';

/** Relative paths after `from`, `import`, `import(`, `new URL(` and `src=`, without a query. */
const RELATIVE_PATHS = /(?:\b(?:from|import|URL)\s*\(?\s*|\bsrc=)["'](\.{1,2}\/[^"'?]+)[^"']*["']/g;

/**
 * Lists the files of the project that a file imports, statically or on demand. Names are paths
 * from the project root.
 */
export function listImports(file: string): string[] {
  const code = readFileSync(path.join(ROOT, file), 'utf8');
  const found = new Set<string>();
  for (const [, name] of code.matchAll(RELATIVE_PATHS)) {
    const imported = path.posix.join(path.posix.dirname(file), name!);
    const existing = ['', '.ts', '.tsx']
      .map((ending) => imported + ending)
      .find((each) => path.posix.extname(each) !== '' && existsSync(path.join(ROOT, each)));
    if (existing !== undefined) found.add(existing);
  }
  return [...found];
}

/** The files that import a file, by its path from the project root. */
export type Importers = ReadonlyMap<string, readonly string[]>;

/** Reads the imports of these files, and returns them the other way round. */
export function readImporters(files: readonly string[]): Importers {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const imported of listImports(file)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return importers;
}
