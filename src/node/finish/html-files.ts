import path from 'node:path';
import { FRAME_ADDRESS } from '../../core/editor/runner/frame-address.ts';
import { listFiles } from '../list-files.ts';

/** The frame that runs edited demos is no page, and its policy is in its headers. */
const FRAME = path.join(FRAME_ADDRESS, 'index.html').slice(1);

/** Lists every page's HTML file below a folder, sorted. */
export function listHtmlFiles(folder: string): string[] {
  return listFiles(folder)
    .filter((file) => file.endsWith('.html') && file !== FRAME)
    .map((file) => path.join(folder, file))
    .sort();
}
