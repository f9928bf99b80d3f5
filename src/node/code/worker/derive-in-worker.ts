import type { SourceFile } from '../../../core/demo/demo.ts';
import { remember } from '../../build-cache.ts';
import type { SourceText } from './source-variants.ts';
import { createThread } from './thread.ts';

const thread = createThread<SourceText, SourceFile>(new URL('./worker.ts', import.meta.url));

/** Starts the thread before it is asked, which takes it half a second. */
export function startWorker(): void {
  thread.start();
}

/** Ends the thread if it is done; another question starts it again. */
export function stopWorker(): void {
  thread.stop();
}

/**
 * Runs `deriveSource` in a worker thread, unless an earlier build did. Highlighting the sources and
 * deriving their JavaScript variants takes a fifth of a build's CPU time. Rejects with the error
 * that the worker reports.
 */
export function deriveInWorker(source: SourceText): Promise<SourceFile> {
  return remember('sources', source, () => thread.ask(source));
}
