import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getPublishedFolder } from './published.ts';

export type WriteFile = (address: string, content: string | Uint8Array) => void;

/** The name of a picture has the hash of what it shows. */
const HASHED = /\/assets\/.*\.(?:avif|png)$/;

function hasContent(file: string, content: Uint8Array): boolean {
  const known = statSync(file, { throwIfNoEntry: false });
  if (known?.size !== content.length) return false;
  return HASHED.test(file) || readFileSync(file).equals(content);
}

function place(file: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Writing into an existing file could change a published one.
    rmSync(file);
    write();
  }
}

/**
 * Creates a function that writes a file of the built site, by its address. If the published site has
 * the same file, both share it on the disk: some disks take ten times as long for a new file. So
 * nothing may write into a file of a built site; replace it. The function blocks: for thousands of
 * small files that takes half the time of asynchronous calls.
 */
export function createFileWriter(folder: string): WriteFile {
  const made = new Set<string>();
  const published = getPublishedFolder(folder);
  return (address, content) => {
    const file = path.join(folder, address);
    const parent = path.dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const known = published && path.join(published, address);
    if (known && hasContent(known, bytes)) place(file, () => linkSync(known, file));
    else place(file, () => writeFileSync(file, bytes, { flag: 'wx' }));
  };
}
