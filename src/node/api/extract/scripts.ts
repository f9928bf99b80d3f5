import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Other builds of the same scripts. */
const BUILDS = ['modern', 'node', 'node_modules', 'tests'];

/** Lists the scripts of a package, in one of its builds. */
export function* findScripts(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !BUILDS.includes(entry.name)) yield* findScripts(file);
    else if (entry.isFile() && entry.name.endsWith('.js')) yield file;
  }
}
