import type { ComputedLibrary } from '../../../core/demo/date-library.ts';
import type { SourceFile } from '../../../core/demo/demo.ts';
import { remember } from '../../build-cache.ts';
import { createThread } from './thread.ts';

export interface Conversion {
  file: string;
  library: ComputedLibrary;
  /** All modules that have to be converted. The first question compiles them together. */
  files: readonly string[];
}

/** What the conversion of a module depends on: library, path and code of it and its imports. */
export type ConversionInput = readonly [ComputedLibrary, ...(readonly [string, string])[]];

const thread = createThread<Conversion, SourceFile | null>(
  new URL('./converter.ts', import.meta.url),
);

/** Ends the thread if it is done: its types take more memory than anything else in a build. */
export function stopConverter(): void {
  thread.stop();
}

/**
 * Converts a module for another date library, unless an earlier build did, in a thread of its own,
 * because the types of all these modules take it some seconds. Answers null if nothing of the
 * module differs.
 */
export function convertInWorker(
  conversion: Conversion,
  input: ConversionInput,
): Promise<SourceFile | null> {
  return remember('conversions', input, () => thread.ask(conversion));
}
