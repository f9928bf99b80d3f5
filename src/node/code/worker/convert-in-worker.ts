import type { ComputedLibrary } from '../../../core/demo/date-library.ts';
import type { SourceFile } from '../../../core/demo/demo.ts';
import { createThread } from './thread.ts';

export interface Conversion {
  file: string;
  library: ComputedLibrary;
  /** All modules that are converted. The first question compiles them together. */
  files: readonly string[];
}

const thread = createThread<Conversion, SourceFile | null>(
  new URL('./converter.ts', import.meta.url),
);

/**
 * Converts a module for another date library, in a thread of its own, because the types of all
 * these modules take it some seconds. Answers null if nothing of the module differs.
 */
export function convertInWorker(conversion: Conversion): Promise<SourceFile | null> {
  return thread.ask(conversion);
}
