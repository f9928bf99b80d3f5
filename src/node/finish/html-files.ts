import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { FRAME_ADDRESS } from '../../core/editor/runner/frame-address.ts';

/** The frame that runs edited demos is no page, and its policy is in its headers. */
const FRAME = path.join(FRAME_ADDRESS, 'index.html').slice(1);

/** Lists every page's HTML file below a folder, sorted. */
export async function listHtmlFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true });
  return entries
    .filter((entry) => entry.endsWith('.html') && entry !== FRAME)
    .map((entry) => path.join(folder, entry))
    .sort();
}
