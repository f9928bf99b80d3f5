import type { SourceFile } from '../../../core/demo/demo.ts';
import { createThread } from './thread.ts';

const thread = createThread<string, SourceFile>(new URL('./worker.ts', import.meta.url));

/** Starts the thread before it is asked, which takes it half a second. */
export function startWorker(): void {
  thread.start();
}

/**
 * Runs `deriveSourceFile` in a worker thread. Highlighting a few hundred sources and deriving
 * their JavaScript variants takes a fifth of a build's CPU time, and the bundler leaves the other
 * cores idle. Rejects with the error that the worker reports.
 */
export function deriveInWorker(file: string): Promise<SourceFile> {
  return thread.ask(file);
}
