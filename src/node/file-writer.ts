import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export type WriteFile = (address: string, content: string | Uint8Array) => void;

/**
 * Creates a function that writes a file of the built site, by its address, with its folders. It
 * blocks: for thousands of small files that takes half the time of asynchronous calls.
 */
export function createFileWriter(folder: string): WriteFile {
  const made = new Set<string>();
  return (address, content) => {
    const file = path.join(folder, address);
    const parent = path.dirname(file);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    writeFileSync(file, content);
  };
}
