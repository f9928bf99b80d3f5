import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Lists every HTML file below a folder, sorted. */
export async function listHtmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.html'))
    .map((entry) => path.join(folder, entry))
    .sort();
}

/** Applies a change to every HTML file. Files that stay the same are not written. */
export async function rewriteHtmlFiles(
  folder: string,
  change: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  for (const file of await listHtmlFiles(folder)) {
    const html = await readFile(file, 'utf8');
    const next = await change(html, file);
    if (next !== html) await writeFile(file, next);
  }
}
