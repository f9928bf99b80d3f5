import { statSync } from 'node:fs';
import { COMPUTED_LIBRARIES, type ComputedLibrary } from '../../core/demo/date-library.ts';
import type { SourceFile } from '../../core/demo/demo.ts';
import { hasLibraryChoice } from '../code/date-library/has-choice.ts';
import {
  convertInWorker,
  stopConverter,
  type ConversionInput,
} from '../code/worker/convert-in-worker.ts';
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

interface LibraryFiles {
  all: readonly string[];
  /** Path and code of the files that change types everywhere. */
  global: readonly (readonly [string, string])[];
  /** All files and datasets, which are compiled together. */
  compiled: readonly string[];
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

function findLibraryFiles(): LibraryFiles {
  const all = listLibraryFiles();
  const local = all.flatMap((file) => getLocalFiles(file));
  const compiled = [...new Set([...all, ...local.filter(isCode)])];
  const global = compiled.map(readNamedCode).filter(([, code]) => GLOBAL_TYPES.test(code));
  return { all, global, compiled };
}

let libraryFiles: LibraryFiles | undefined;

/** Returns the files that are converted, listed again for a file that is not among them. */
function getLibraryFiles(file: string): LibraryFiles {
  const isKnown = libraryFiles && (libraryFiles.all.includes(file) || isShared(file));
  return isKnown ? libraryFiles! : (libraryFiles = findLibraryFiles());
}

function convertFile(file: string, library: ComputedLibrary): Promise<SourceFile | null> {
  const { compiled, global } = getLibraryFiles(file);
  const files = compiled.includes(file) ? compiled : [...compiled, file];
  return convertInWorker({ file, library, files }, getConversionInput(file, library, global));
}

/** Conversions by path, modification time and library. */
const converted = new Map<string, Promise<SourceFile | null>>();

/** Loads a file for a date library: converted if it differs. */
export async function loadLibraryFile(
  file: string,
  library: ComputedLibrary,
): Promise<SourceFile | null> {
  if (!isCode(file)) return null;
  const key = `${file}?${statSync(file).mtimeMs}?${library}`;
  const known = converted.get(key) ?? convertFile(file, library);
  converted.set(key, known);
  return known;
}

/** Converts all demos and ends the thread that does. What fails is reported when it is loaded. */
export async function convertAll(): Promise<void> {
  await Promise.allSettled(
    listLibraryFiles().flatMap((file) =>
      COMPUTED_LIBRARIES.map((library) => loadLibraryFile(file, library)),
    ),
  );
  stopConverter();
}
