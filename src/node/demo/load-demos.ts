import { existsSync, statSync } from 'node:fs';
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
import { pickVersions } from '../../core/demo/sandbox.ts';
import type { PackageVersions } from '../../core/site/packages.ts';
import { derivePreview } from '../code/derive-javascript.ts';
import { highlightSource } from '../code/highlight.ts';
import { deriveInWorker, stopWorker } from '../code/worker/derive-in-worker.ts';
import { loadConfig, ROOT } from '../load-config.ts';
import { convertAll, hasLibraries, loadLibraryFile } from './convert-demos.ts';
import {
  getContentPath,
  getDemoFile,
  getDemoId,
  getLocalFiles,
  getVariantFiles,
  isShared,
  listDemoFiles,
  readCode,
} from './demo-files.ts';
import { loadPictures, loadPrintedPicture } from './load-pictures.ts';
import { buildPastedCode } from './pasted-code.ts';

const CONTENT = path.join(ROOT, 'content');

/** Derived sources by path and modification time, because many demos share the same dataset. */
const derived = new Map<string, Promise<SourceFile>>();

function loadSourceFile(file: string): Promise<SourceFile> {
  const key = `${file}?${statSync(file).mtimeMs}`;
  const known =
    derived.get(key) ?? deriveInWorker({ name: path.basename(file), code: readCode(file) });
  derived.set(key, known);
  return known;
}

let warmed: Promise<void> | undefined;

/**
 * Derives the sources of all demos for all date libraries, once, and ends the threads when they are
 * done. A build needs all of them, and calls this before it bundles the scripts.
 */
export function warmSources(): Promise<void> {
  warmed ??= (async () => {
    // What fails is reported when it is loaded.
    const deriveAll = async () => {
      await Promise.allSettled(listDemoFiles().map(loadSourceFile));
      stopWorker();
    };
    await Promise.all([convertAll(), deriveAll()]);
  })();
  return warmed;
}

interface VariantRequest {
  name: string;
  styling: StylingVariant;
  file: string;
  library: DateLibrary;
}

async function loadVariant({ name, styling, file, library }: VariantRequest) {
  const local = getLocalFiles(file);
  const loaded = new Map<string, SourceFile>();
  /** Files with code of their own: those of the demo, and datasets that are converted for it. */
  const own: SourceFile[] = [];
  const shared: string[] = [];
  for (const each of [file, ...local]) {
    const other = library === WRITTEN_LIBRARY ? null : await loadLibraryFile(each, library);
    const source = other ?? (await loadSourceFile(each));
    loaded.set(each, source);
    if (isShared(each) && other === null) shared.push(getContentPath(each));
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
    sourceUrl: `${site.sourceRoot}/content/${getContentPath(file)}`,
    source: source.sources.TS,
    preview: await loadPreview(source),
    hasLibraries: hasLibraries(file),
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
export function loadDemoFiles(file: string): DemoFiles {
  const local = getLocalFiles(file);
  const codes = new Map<string, string>();
  for (const each of [file, ...local]) codes.set(each, readCode(each));
  return {
    id: getDemoId(file),
    name: path.basename(file, '.tsx'),
    files: [...codes]
      .filter(([each]) => !isShared(each))
      .map(([each, code]) => ({ name: path.basename(each), code })),
    shared: local.filter(isShared).map(getContentPath),
    pasted: buildPastedCode(file, codes) ?? codes.get(file)!,
    hasLibraries: hasLibraries(file),
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
export function loadSharedFile(id: string): { name: string; code: string } {
  const file = path.join(CONTENT, id);
  return { name: path.basename(file), code: readCode(file) };
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
  const shared = new Set(loaded.flatMap((variant) => variant.shared));
  const codes = [...shared].map((id) => readCode(path.join(CONTENT, id)));
  codes.push(...loaded.flatMap(({ files }) => files.map(({ sources }) => sources.TS.code)));
  const versions = pickVersions(codes, packageVersions);
  if (library === WRITTEN_LIBRARY) return { variants: loaded, versions };
  return { variants: loaded, versions, preview: await loadPreview(loaded[0]!.files[0]!) };
}

/** Lists the ids of a demo's sources: one for each date library that it can be read for. */
export function listSourceIds(file: string): string[] {
  const id = getDemoId(file);
  if (!hasLibraries(file)) return [id];
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
  if (library !== WRITTEN_LIBRARY && !hasLibraries(main)) return null;
  return loadDemoSources(main, packageVersions, library);
}
