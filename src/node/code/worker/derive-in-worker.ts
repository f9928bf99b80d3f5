import { Worker } from 'node:worker_threads';
import type { SourceFile } from '../../../core/demo/demo.ts';

export interface Question {
  id: number;
  file: string;
}

export type Answer = { id: number; source: SourceFile } | { id: number; error: unknown };

interface Waiting {
  resolve: (source: SourceFile) => void;
  reject: (reason: Error) => void;
}

const waiting = new Map<number, Waiting>();
let worker: Worker | undefined;
let last = 0;

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

function start(): Worker {
  const started = new Worker(new URL('./worker.ts', import.meta.url));
  started.on('message', (answer: Answer) => {
    const { resolve, reject } = waiting.get(answer.id)!;
    waiting.delete(answer.id);
    // Lets the process exit when no request is pending.
    if (waiting.size === 0) started.unref();
    if ('source' in answer) resolve(answer.source);
    else reject(toError(answer.error));
  });
  started.on('error', (reason) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(toError(reason));
    waiting.clear();
  });
  return started;
}

/** Starts the thread before it is asked, which takes it half a second. */
export function startWorker(): void {
  worker ??= start();
  worker.unref();
}

/**
 * Runs `deriveSourceFile` in a worker thread. Highlighting a few hundred sources and deriving
 * their JavaScript variants takes a fifth of a build's CPU time, and the bundler leaves the other
 * cores idle. Rejects with the error that the worker reports.
 */
export function deriveInWorker(file: string): Promise<SourceFile> {
  worker ??= start();
  worker.ref();
  const id = ++last;
  const result = new Promise<SourceFile>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
  });
  worker.postMessage({ id, file } satisfies Question);
  return result;
}
