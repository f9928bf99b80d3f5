import { existsSync } from 'node:fs';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CodeVariant, StylingVariant } from '../../core/demo/config.ts';
import {
  COMPUTED_LIBRARIES,
  getLibraryId,
  splitLibraryId,
  WRITTEN_LIBRARY,
  type ComputedLibrary,
  type DateLibrary,
} from '../../core/demo/date-library.ts';
import type { Demo, DemoSources, Source, SourceFile } from '../../core/demo/demo.ts';
import { getImportedModules, pickVersions } from '../../core/demo/sandbox.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { hasLibraryChoice } from '../code/date-library/has-choice.ts';
import { derivePreview } from '../code/derive-source.ts';
import { highlightSource } from '../code/highlight.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import {
  convertInWorker,
  isConverted,
  stopConverter,
  type ConversionInput,
} from '../code/worker/convert-in-worker.ts';
import { deriveInWorker } from '../code/worker/derive-in-worker.ts';
import { loadPictures, loadPrintedPicture } from './load-pictures.ts';
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
    result = readFile(file, 'utf8').then((code) =>
      deriveInWorker({ name: path.basename(file), code }),
    );
    derived.set(key, result);
  }
  return result;
}

/** Whether a file is in a `datasets` folder, from which any demo of the product can import. */
function isShared(file: string): boolean {
  return path.basename(path.dirname(file)) === 'datasets';
}

/** Whether a demo's code can be read for several date libraries. */
export async function hasLibraries(file: string): Promise<boolean> {
  const main = await readFile(file, 'utf8');
  if (!main.includes('AdapterDayjs')) return false;
  const local = (await getLocalFiles(file)).filter((each) => /\.tsx?$/.test(each));
  return hasLibraryChoice([
    main,
    ...(await Promise.all(local.map((each) => readFile(each, 'utf8')))),
  ]);
}

/** Lists the main files of the demos whose code can be read for several date libraries. */
export async function listConvertedDemos(): Promise<string[]> {
  const files = await listDemoFiles();
  const chosen = await Promise.all(files.map(hasLibraries));
  return files.filter((_, index) => chosen[index]);
}

/** Lists the files of those demos for all stylings. */
export async function listLibraryFiles(): Promise<string[]> {
  return (await listConvertedDemos()).flatMap(getVariantFiles).map(({ file }) => file);
}

/** Code that changes types outside of its own module, so that other conversions depend on it. */
const GLOBAL_TYPES = /\bdeclare\s+(module|global)\b/;

interface LibraryFiles {
  all: readonly string[];
  /** Path and code of the files that change types everywhere. */
  global: readonly (readonly [string, string])[];
  /** The files that no earlier build has converted, and those that change types everywhere. */
  pending: readonly string[];
}

async function readCode(file: string): Promise<readonly [string, string]> {
  return [fromContent(file), await readFile(file, 'utf8')];
}

/** Returns everything that the conversion of a file depends on besides the converter. */
async function getConversionInput(
  file: string,
  library: ComputedLibrary,
  global: LibraryFiles['global'],
): Promise<ConversionInput> {
  const local = (await getLocalFiles(file)).filter((each) => each !== file);
  return [library, ...(await Promise.all([file, ...local].map(readCode))), ...global];
}

async function findLibraryFiles(): Promise<LibraryFiles> {
  const all = await listLibraryFiles();
  const modules = new Set([
    ...all,
    ...(await Promise.all(all.map((file) => getLocalFiles(file)))).flat(),
  ]);
  const codes = await Promise.all([...modules].map(readCode));
  const global = codes.filter(([, code]) => GLOBAL_TYPES.test(code));
  const isPending = async (file: string) => {
    if (global.some(([name]) => name === fromContent(file))) return true;
    const inputs = COMPUTED_LIBRARIES.map((each) => getConversionInput(file, each, global));
    return !(await Promise.all(inputs)).every(isConverted);
  };
  const pending = await Promise.all(all.map(isPending));
  return { all, global, pending: all.filter((_, index) => pending[index]) };
}

let libraryFiles: Promise<LibraryFiles> | undefined;

/** Returns the files that are converted, listed again for a file that is not among them. */
async function getLibraryFiles(file: string): Promise<LibraryFiles> {
  const known = await libraryFiles;
  if (known && (known.all.includes(file) || isShared(file))) return known;
  libraryFiles ??= findLibraryFiles();
  if (known) libraryFiles = findLibraryFiles();
  return libraryFiles;
}

async function convertFile(file: string, library: ComputedLibrary): Promise<SourceFile | null> {
  const { pending, global } = await getLibraryFiles(file);
  const input = await getConversionInput(file, library, global);
  // A dataset may be the only thing that is left to convert.
  return convertInWorker({ file, library, files: [...new Set([...pending, file])] }, input);
}

/** Conversions by path, modification time and library. */
const converted = new Map<string, Promise<SourceFile | null>>();

/** Loads a file for a date library: converted if it differs. */
async function loadLibraryFile(file: string, library: ComputedLibrary): Promise<SourceFile | null> {
  if (!/\.tsx?$/.test(file)) return null;
  const key = `${file}?${(await stat(file)).mtimeMs}?${library}`;
  let result = converted.get(key);
  if (!result) {
    result = convertFile(file, library);
    converted.set(key, result);
  }
  return result;
}

/**
 * Starts deriving the sources of all demos for all date libraries, which a build needs anyway, and
 * ends the thread for the libraries when it is done.
 */
export async function warmSources(): Promise<void> {
  // The page that needs a broken source reports the error.
  const ignore = () => null;
  await Promise.all([
    ...(await listDemoFiles()).map((file) => loadSourceFile(file).catch(ignore)),
    ...(await listLibraryFiles()).flatMap((file) =>
      COMPUTED_LIBRARIES.map((library) => loadLibraryFile(file, library).catch(ignore)),
    ),
  ]);
  stopConverter();
}

interface VariantRequest {
  name: string;
  styling: StylingVariant;
  file: string;
  library: DateLibrary;
}

async function loadVariant({ name, styling, file, library }: VariantRequest) {
  const local = await getLocalFiles(file);
  const loaded = new Map<string, SourceFile>();
  /** Files with code of their own: those of the demo, and datasets that are converted for it. */
  const own: SourceFile[] = [];
  const shared: string[] = [];
  for (const each of [file, ...local]) {
    const other = library === WRITTEN_LIBRARY ? null : await loadLibraryFile(each, library);
    const source = other ?? (await loadSourceFile(each));
    loaded.set(each, source);
    if (isShared(each) && other === null) shared.push(fromContent(each));
    else own.push(source);
  }
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
    shared,
    // The JavaScript of a demo that only needs types of another file imports none.
    pasted: pasted.TS === null ? null : { TS: pasted.TS, JS: pasted.JS ?? JS.code },
  };
}

/** Highlights the excerpt of a demo; null if it is long or different per language. */
async function loadPreview({ sources: { TS, JS } }: SourceFile): Promise<Source | null> {
  const preview = derivePreview(TS.code);
  if (preview === null || JS === undefined || preview !== derivePreview(JS.code)) return null;
  return highlightSource(preview, 'tsx');
}

/** Loads the parts of a demo that are in its page's HTML. */
export async function loadDemo(file: string): Promise<Demo> {
  const { site } = loadConfig();
  const source = await loadSourceFile(file);
  return {
    id: getDemoId(file),
    name: path.basename(file, '.tsx'),
    stylings: getVariantFiles(file).map(({ styling }) => styling),
    sourceUrl: `${site.sourceRoot}/content/${fromContent(file)}`,
    source: source.sources.TS,
    preview: await loadPreview(source),
    hasLibraries: await hasLibraries(file),
    pictures: loadPictures(getDemoId(file), file),
    printed: loadPrintedPicture(getDemoId(file), file),
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
  /** Whether the code can be read for several date libraries. */
  hasLibraries: boolean;
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
    hasLibraries: await hasLibraries(file),
  };
}

/** Returns a demo as it is copied for a date library: as one file that runs as pasted. */
export async function loadLibraryPaste(file: string, library: ComputedLibrary): Promise<string> {
  const name = path.basename(file, '.tsx');
  const { styling } = loadConfig()['source-variants'];
  const variant = await loadVariant({ name, styling: styling.default, file, library });
  return variant.pasted?.TS ?? variant.files[0]!.sources.TS.code;
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
  library: DateLibrary = WRITTEN_LIBRARY,
): Promise<DemoSources> {
  const name = path.basename(file, '.tsx');
  const loaded = await Promise.all(
    getVariantFiles(file).map(({ styling, file: each }) =>
      loadVariant({ name, styling, file: each, library }),
    ),
  );
  const codes = await Promise.all(
    [...new Set(loaded.flatMap(({ shared }) => shared))].map((id) =>
      readFile(path.join(CONTENT, id), 'utf8'),
    ),
  );
  codes.push(...loaded.flatMap(({ files }) => files.map(({ sources }) => sources.TS.code)));
  const versions = pickVersions(codes, packageVersions);
  if (library === WRITTEN_LIBRARY) return { variants: loaded, versions };
  return { variants: loaded, versions, preview: await loadPreview(loaded[0]!.files[0]!) };
}

/** Lists the ids of a demo's sources: one for each date library that it can be read for. */
export async function listSourceIds(file: string): Promise<string[]> {
  const id = getDemoId(file);
  if (!(await hasLibraries(file))) return [id];
  return [id, ...COMPUTED_LIBRARIES.map((library) => getLibraryId(id, library))];
}

/**
 * Loads the sources of the demo, for one date library, or the shared file with this id; null if
 * neither exists.
 */
export async function loadSourceById(id: string, packageVersions: PackageVersions) {
  const file = path.join(CONTENT, id);
  if (/\/datasets\/[\w.-]+$/.test(id)) return existsSync(file) ? loadSourceFile(file) : null;
  const { id: demo, library } = splitLibraryId(id);
  const main = getDemoFile(demo);
  if (!existsSync(main)) return null;
  if (library !== WRITTEN_LIBRARY && !(await hasLibraries(main))) return null;
  return loadDemoSources(main, packageVersions, library);
}
