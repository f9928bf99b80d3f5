import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../list-files.ts';

/** Tests take no part in a build. */
const TEST = /\.(test|spec)\.tsx?$/;

/** Lists a file, or the files of a folder, relative to the root. */
function resolveName(root: string, name: string): string[] {
  const full = path.join(root, name);
  if (!statSync(full, { throwIfNoEntry: false })?.isDirectory()) return [name];
  return listFiles(full).map((file) => path.join(name, file));
}

function readIfPossible(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch {
    return null;
  }
}

/**
 * Returns a hash of the names and contents of files, and of the files of folders. Tests are left
 * out. A file that does not exist counts as such.
 */
export function hashFiles(
  root: string,
  names: readonly string[],
  isMeant: (file: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  const files = names.flatMap((name) => resolveName(root, name));
  for (const file of files.filter((each) => !TEST.test(each) && isMeant(each)).sort()) {
    const content = readIfPossible(path.join(root, file));
    hash.update(`\0${file}\0${content === null ? 'missing' : content.length}\0`);
    if (content !== null) hash.update(content);
  }
  return hash.digest('hex');
}
