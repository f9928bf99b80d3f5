import { existsSync, readFileSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { StylingVariant } from '../../core/demo/config.ts';
import { getImportedModules } from '../../core/demo/sandbox.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { listFiles } from '../list-files.ts';

const CONTENT = path.join(ROOT, 'content');

/** Matches `Name.tsx`, but not the file of a styling variant such as `Name.css.tsx`. */
const MAIN_FILE = /^([A-Z]\w*)\.tsx$/;

/** Lists the names of the demos in a page's folder. Empty if there are none. */
export async function listDemoNames(pageFolder: string): Promise<string[]> {
  const folder = path.join(pageFolder, 'demos');
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).flatMap((file) => MAIN_FILE.exec(file)?.[1] ?? []).sort();
}

/** Lists every demo's main file below `content/`. */
export function listDemoFiles(): string[] {
  return listFiles(CONTENT)
    .filter(
      (file) =>
        path.basename(path.dirname(file)) === 'demos' && MAIN_FILE.test(path.basename(file)),
    )
    .map((file) => path.join(CONTENT, file))
    .sort();
}

/** Returns the path of a file below `content/`, with slashes. */
export function getContentPath(file: string): string {
  return path.relative(CONTENT, file).replaceAll(path.sep, '/');
}

/** Returns the id of a demo from its main file: product, page and name, joined by slashes. */
export function getDemoId(file: string): string {
  return getContentPath(file)
    .replace(/(?<=^|\/)demos\//, '')
    .replace(/\.tsx$/, '');
}

/** Returns the main file of the demo with this id. */
export function getDemoFile(id: string): string {
  return path.join(CONTENT, path.dirname(id), 'demos', `${path.basename(id)}.tsx`);
}

/** Finds a demo's file for each styling. The default styling's file is the demo's main file. */
export function getVariantFiles(file: string): { styling: StylingVariant; file: string }[] {
  const { styling } = loadConfig()['source-variants'];
  return styling.choices.flatMap(({ id, folder }) => {
    const name = id === styling.default ? file : file.replace(/\.tsx$/, `.${folder}.tsx`);
    return existsSync(name) ? [{ styling: id, file: name }] : [];
  });
}

/** Reads a demo or a dataset. Blocks: for thousands of small files that takes a fifth of the time. */
export function readCode(file: string): string {
  return readFileSync(file, 'utf8');
}

/** Relative imports of files as they were changed last, because demos share files. */
const relativeImports = new Map<string, { changed: number; names: readonly string[] }>();

function getRelativeImports(file: string): readonly string[] {
  const changed = statSync(file).mtimeMs;
  const known = relativeImports.get(file);
  if (known?.changed === changed) return known.names;
  const found = getImportedModules(readCode(file)).filter((name) => name.startsWith('.'));
  // A part of a string keeps all of it in memory.
  const names = structuredClone(found);
  relativeImports.set(file, { changed, names });
  return names;
}

/** Lists the files that a demo imports by relative path, even indirectly, once each, in order. */
export function getLocalFiles(file: string, seen = new Set<string>()): string[] {
  for (const name of getRelativeImports(file)) {
    const base = path.resolve(path.dirname(file), name);
    const found = [base, `${base}.ts`, `${base}.tsx`].find(
      (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
    );
    if (!found) throw new Error(`${file} imports ${name}, which does not exist`);
    if (seen.has(found)) continue;
    seen.add(found);
    if (isCode(found)) getLocalFiles(found, seen);
  }
  return [...seen];
}

/** Whether a file is TypeScript, and not a style sheet or data. */
export function isCode(file: string): boolean {
  return /\.tsx?$/.test(file);
}

/** Whether a file is in a `datasets` folder, from which any demo of the product can import. */
export function isShared(file: string): boolean {
  return path.basename(path.dirname(file)) === 'datasets';
}
