import type { SearchAdapter, SearchAnswer } from '../../../core/search/types.ts';
import type { WorkerQuestion, WorkerReply, WorkerTask } from './worker-messages.ts';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (problem: Error) => void;
}

/** The part of a worker that the adapter uses. */
export type SearchWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

function startWorker(): SearchWorker {
  return new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
}

/** Creates an adapter that searches in a web worker, started on the first question. */
export function createWorkerAdapter(start: () => SearchWorker = startWorker): SearchAdapter {
  const waiting = new Map<number, Waiting>();
  let worker: SearchWorker | null = null;
  let lastId = 0;

  /** Rejects all pending questions of a stopped worker; the next question starts a new one. */
  const giveUp = () => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error('The search worker stopped'));
    waiting.clear();
  };

  const getWorker = (): SearchWorker => {
    if (worker) return worker;
    worker = start();
    worker.addEventListener('error', giveUp);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if ('value' in data) asked?.resolve(data.value);
      else asked?.reject(new Error(data.problem));
    });
    return worker;
  };

  const ask = (task: WorkerTask) =>
    new Promise<unknown>((resolve, reject) => {
      const running = getWorker();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      running.postMessage({ ...task, id: lastId } satisfies WorkerQuestion);
    });

  return {
    load: () => ask({ kind: 'load' }) as Promise<void>,
    complete: () => ask({ kind: 'complete' }) as Promise<void>,
    search: (request) => ask({ kind: 'search', request }) as Promise<SearchAnswer>,
    startOver: giveUp,
  };
}
