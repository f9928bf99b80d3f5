import { statSync } from 'node:fs';
import { COMPUTED_LIBRARIES, type ComputedLibrary } from '../../core/demo/date-library.ts';
import type { SourceFile } from '../../core/demo/demo.ts';
import { createSharedResults } from '../cache/shared-results.ts';
import { hasLibraryChoice } from '../code/date-library/has-choice.ts';
import {
  convertInWorker,
  isConverted,
  stopConverter,
  type ConversionInput,
} from '../code/worker/convert-in-worker.ts';
import { keepsSources } from '../code/worker/derive-in-worker.ts';
import {
  getContentPath,
  getLocalFiles,
  getVariantFiles,
  isCode,
  isShared,
  listDemoFiles,
  readCode,
} from './demo-files.ts';

/** Whether a demo's code can be read for several date libraries. */
export function hasLibraries(file: string): boolean {
  const main = readCode(file);
  if (!main.includes('AdapterDayjs')) return false;
  return hasLibraryChoice([main, ...getLocalFiles(file).filter(isCode).map(readCode)]);
}

/** Lists the main files of the demos whose code can be read for several date libraries. */
export function listConvertedDemos(): string[] {
  return listDemoFiles().filter(hasLibraries);
}

/** Lists the files of those demos for all stylings. */
export function listLibraryFiles(): string[] {
  return listConvertedDemos()
    .flatMap(getVariantFiles)
    .map(({ file }) => file);
}

/** Code that changes types outside of its own module, so that other conversions depend on it. */
const GLOBAL_TYPES = /\bdeclare\s+(module|global)\b/;

/** How many files are compiled together. The types of all files at once would fill the memory. */
const COMPILED_AT_ONCE = 300;

interface LibraryFiles {
  all: readonly string[];
  /** Path and code of the files that change types everywhere. */
  global: readonly (readonly [string, string])[];
  /**
   * The files that no earlier build has converted, by those that are compiled together. Each group
   * has those that change types everywhere, and the last one all datasets.
   */
  groups: readonly (readonly string[])[];
}

function readNamedCode(file: string): readonly [string, string] {
  return [getContentPath(file), readCode(file)];
}

/** Returns everything that the conversion of a file depends on besides the converter. */
function getConversionInput(
  file: string,
  library: ComputedLibrary,
  global: LibraryFiles['global'],
): ConversionInput {
  const local = getLocalFiles(file).filter((each) => each !== file);
  return [library, ...[file, ...local].map(readNamedCode), ...global];
}

interface Others {
  /** Files that are part of every group. */
  everywhere: readonly string[];
  /** Files that are part of the last group, however many these are. */
  last: readonly string[];
}

/** Splits files into groups that are compiled together. There is at least one. */
export function groupFiles(
  files: readonly string[],
  { everywhere, last }: Others,
  size = COMPILED_AT_ONCE,
): string[][] {
  const count = Math.max(1, Math.ceil(files.length / size));
  return Array.from({ length: count }, (_, index) => [
    ...everywhere,
    ...files.slice(index * size, (index + 1) * size),
    ...(index === count - 1 ? last : []),
  ]);
}

function findLibraryFiles(): LibraryFiles {
  const all = listLibraryFiles();
  const local = all.flatMap((file) => getLocalFiles(file));
  const imported = [...new Set(local)].filter((file) => isCode(file) && !all.includes(file));
  const codes = [...all, ...imported].map(readNamedCode);
  const global = codes.filter(([, code]) => GLOBAL_TYPES.test(code));
  const isGlobal = (file: string) => global.some(([name]) => name === getContentPath(file));
  const isPending = (file: string) =>
    COMPUTED_LIBRARIES.some((each) => !isConverted(getConversionInput(file, each, global)));
  const pending = all.filter((file) => !isGlobal(file) && isPending(file));
  const groups = groupFiles(pending, { everywhere: all.filter(isGlobal), last: imported });
  return { all, global, groups };
}

let libraryFiles: LibraryFiles | undefined;

/** Returns the files that are converted, listed again for a file that is not among them. */
function getLibraryFiles(file: string): LibraryFiles {
  const isKnown = libraryFiles && (libraryFiles.all.includes(file) || isShared(file));
  return isKnown ? libraryFiles! : (libraryFiles = findLibraryFiles());
}

async function convertFile(file: string, library: ComputedLibrary): Promise<SourceFile | null> {
  const { groups, global } = getLibraryFiles(file);
  const input = getConversionInput(file, library, global);
  // Files that earlier builds have converted are in no group.
  const group = groups.find((each) => each.includes(file)) ?? [...groups.at(-1)!, file];
  return convertInWorker({ file, library, files: group }, input);
}

/** Conversions by path, modification time and library. */
const converted = createSharedResults<SourceFile | null>();

/** Loads a file for a date library: converted if it differs. */
export async function loadLibraryFile(
  file: string,
  library: ComputedLibrary,
): Promise<SourceFile | null> {
  if (!isCode(file)) return null;
  const key = `${file}?${statSync(file).mtimeMs}?${library}`;
  const convert = () => convertFile(file, library);
  return converted(key, convert, { isKeptElsewhere: keepsSources() && !isShared(file) });
}

/** Converts all demos and ends the thread that does. What fails is reported when it is loaded. */
export async function convertAll(): Promise<void> {
  const files = listLibraryFiles();
  if (files.length === 0) return;
  const { groups } = getLibraryFiles(files[0]!);
  // One group after the other, so that the thread compiles each only once.
  for (const group of groups) {
    await Promise.all(
      group.flatMap((file) =>
        COMPUTED_LIBRARIES.map((library) => loadLibraryFile(file, library).catch(() => null)),
      ),
    );
  }
  stopConverter();
}
