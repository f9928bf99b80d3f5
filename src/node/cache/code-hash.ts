import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A file named by a relative path in a string: an import, or the module of a thread. */
const LOCAL_FILE = /['"](\.{1,2}\/[^'"\n]+\.(?:tsx?|json|css))['"]/g;

/** Lists modules and all files that they import or name by a relative path, sorted. */
export function listModuleGraph(modules: readonly string[]): string[] {
  const found = new Set(modules);
  for (const file of found) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(LOCAL_FILE)) {
      const other = path.resolve(path.dirname(file), name);
      if (existsSync(other)) found.add(other);
    }
  }
  return [...found].sort();
}

/**
 * Returns a hash of modules with everything that they import: their own graph, Node, and the
 * packages as they are installed. Null if npm has not noted what it installed, because a result
 * of unknown packages must not be reused.
 */
export function hashCode(root: string, modules: readonly string[]): string | null {
  const installed = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return null;
  const hash = createHash('sha256').update(process.version).update(readFileSync(installed));
  for (const file of listModuleGraph(modules)) {
    hash.update(`\0${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}
