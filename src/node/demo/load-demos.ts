import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import type { Demo, DemoSources, SourceFile } from '../../core/demo/demo.ts';
import { getImportedModules, pickVersions } from '../../core/demo/sandbox.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { derivePreview } from '../code/derive-source.ts';
import { highlightSource } from '../code/highlight.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { deriveInWorker } from '../code/worker/derive-in-worker.ts';
import { loadPictures } from './load-pictures.ts';
import { buildPastedCode } from './pasted-code.ts';

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
export async function listDemoFiles(): Promise<string[]> {
  const entries = await readdir(CONTENT, { recursive: true });
  return entries
    .filter(
      (entry) =>
        path.basename(path.dirname(entry)) === 'demos' && MAIN_FILE.test(path.basename(entry)),
    )
    .map((entry) => path.join(CONTENT, entry))
    .sort();
}

function fromContent(file: string): string {
  return path.relative(CONTENT, file).replaceAll(path.sep, '/');
}

/** Returns the id of a demo from its main file: product, page and name, joined by slashes. */
export function getDemoId(file: string): string {
  return fromContent(file)
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

/** Lists the files that a demo imports by relative path, even indirectly, once each, in order. */
export async function getLocalFiles(file: string, seen = new Set<string>()): Promise<string[]> {
  const code = await readFile(file, 'utf8');
  for (const name of getImportedModules(code).filter((each) => each.startsWith('.'))) {
    const base = path.resolve(path.dirname(file), name);
    const found = [base, `${base}.ts`, `${base}.tsx`].find(
      (candidate) => /\.\w+$/.test(candidate) && existsSync(candidate),
    );
    if (!found) throw new Error(`${file} imports ${name}, which does not exist`);
    if (seen.has(found)) continue;
    seen.add(found);
    if (/\.tsx?$/.test(found)) await getLocalFiles(found, seen);
  }
  return [...seen];
}

/** Derived sources by path and modification time, because many demos share the same dataset. */
const derived = new Map<string, Promise<SourceFile>>();

async function loadSourceFile(file: string): Promise<SourceFile> {
  const key = `${file}?${(await stat(file)).mtimeMs}`;
  let result = derived.get(key);
  if (!result) {
    result = deriveInWorker(file);
    derived.set(key, result);
  }
  return result;
}

/** Starts deriving the sources of all demos, which a build needs anyway. */
export async function warmSources(): Promise<void> {
  // The page that needs a broken source reports the error.
  await Promise.all((await listDemoFiles()).map((file) => loadSourceFile(file).catch(() => null)));
}

/** Whether a file is in a `datasets` folder, from which any demo of the product can import. */
function isShared(file: string): boolean {
  return path.basename(path.dirname(file)) === 'datasets';
}

async function loadVariant(name: string, styling: StylingVariant, file: string) {
  const local = await getLocalFiles(file);
  const loaded = new Map<string, SourceFile>();
  for (const each of [file, ...local]) loaded.set(each, await loadSourceFile(each));
  const own = [...loaded].filter(([each]) => !isShared(each)).map(([, source]) => source);
  const build = (language: CodeVariant) => {
    const codes = [...loaded].map(
      ([each, { sources }]) => [each, (sources[language] ?? sources.TS).code] as const,
    );
    return buildPastedCode(file, new Map(codes));
  };
  const { TS, JS = TS } = loaded.get(file)!.sources;
  const pasted = { TS: build('TS'), JS: build('JS') };
  return {
    styling,
    files: own.map((each, index) => (index === 0 ? { ...each, name: `${name}.tsx` } : each)),
    shared: local.filter(isShared).map(fromContent),
    // The JavaScript of a demo that only needs types of another file imports none.
    pasted: pasted.TS === null ? null : { TS: pasted.TS, JS: pasted.JS ?? JS.code },
  };
}

/** Loads the parts of a demo that are in its page's HTML. */
export async function loadDemo(file: string): Promise<Demo> {
  const { site } = loadConfig();
  const { TS, JS } = (await loadSourceFile(file)).sources;
  const preview = derivePreview(TS.code);
  const same = preview !== null && JS !== undefined && preview === derivePreview(JS.code);
  return {
    id: getDemoId(file),
    name: path.basename(file, '.tsx'),
    stylings: getVariantFiles(file).map(({ styling }) => styling),
    sourceUrl: `${site.sourceRoot}/content/${fromContent(file)}`,
    source: TS,
    preview: same ? await highlightSource(preview, 'tsx') : null,
    pictures: await loadPictures(getDemoId(file), file),
  };
}

/** The files of a demo as text: its own files, main file first, and the ids of shared data. */
export interface DemoFiles {
  id: string;
  name: string;
  files: readonly { name: string; code: string }[];
  shared: readonly string[];
  /** The demo as one file that runs as pasted into an empty project. */
  pasted: string;
}

/** Reads a demo without its JavaScript variants and highlighting. */
export async function loadDemoFiles(file: string): Promise<DemoFiles> {
  const local = await getLocalFiles(file);
  const codes = new Map<string, string>();
  for (const each of [file, ...local]) codes.set(each, await readFile(each, 'utf8'));
  return {
    id: getDemoId(file),
    name: path.basename(file, '.tsx'),
    files: [...codes]
      .filter(([each]) => !isShared(each))
      .map(([each, code]) => ({ name: path.basename(each), code })),
    shared: local.filter(isShared).map(fromContent),
    pasted: buildPastedCode(file, codes) ?? codes.get(file)!,
  };
}

/** Reads a shared file by its id. */
export async function loadSharedFile(id: string): Promise<{ name: string; code: string }> {
  const file = path.join(CONTENT, id);
  return { name: path.basename(file), code: await readFile(file, 'utf8') };
}

/** Loads the sources of a demo in all its variants, and the versions of the packages it imports. */
export async function loadDemoSources(
  file: string,
  packageVersions: PackageVersions,
): Promise<DemoSources> {
  const name = path.basename(file, '.tsx');
  const loaded = await Promise.all(
    getVariantFiles(file).map(({ styling, file: each }) => loadVariant(name, styling, each)),
  );
  const codes = await Promise.all(
    [...new Set(loaded.flatMap(({ shared }) => shared))].map((id) =>
      readFile(path.join(CONTENT, id), 'utf8'),
    ),
  );
  codes.push(...loaded.flatMap(({ files }) => files.map(({ sources }) => sources.TS.code)));
  return { variants: loaded, versions: pickVersions(codes, packageVersions) };
}

/** Loads the sources of the demo or the shared file with this id; null if neither exists. */
export async function loadSourceById(id: string, packageVersions: PackageVersions) {
  const file = path.join(CONTENT, id);
  if (/\/datasets\/[\w.-]+$/.test(id)) return existsSync(file) ? loadSourceFile(file) : null;
  const main = getDemoFile(id);
  return existsSync(main) ? loadDemoSources(main, packageVersions) : null;
}
