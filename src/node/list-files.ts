import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Lists the files of a folder and its subfolders, with paths relative to it, in any order. Node's
 * own recursion asks for the type of each entry once more, which takes most of the time.
 */
export function listFiles(folder: string, parent = ''): string[] {
  return readdirSync(path.join(folder, parent), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(parent, entry.name);
    if (entry.isDirectory()) return listFiles(folder, name);
    return entry.isFile() ? [name] : [];
  });
}
