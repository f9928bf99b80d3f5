import type { EditedFile } from '../../../core/editor/files.ts';
import type {
  CompletionList,
  Description,
  Hover,
  LanguageService,
  Problem,
} from '../../../core/editor/language/language-service.ts';
import {
  LANGUAGE_MANIFEST_PATH,
  listAssets,
  type LanguageManifest,
} from '../../../core/editor/language/manifest.ts';
import type { LanguageQuestion, LanguageReply, LanguageTask } from './worker-messages.ts';

interface Waiting {
  kind: LanguageTask['kind'];
  resolve: (value: unknown) => void;
  reject: (problem: Error) => void;
}

/** The part of a worker that the editor uses. */
export type LanguageWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

function startWorker(): LanguageWorker {
  return new Worker(new URL('./language-worker.ts', import.meta.url), { type: 'module' });
}

/** The worker that all editors of the page share, and how many use it. */
let shared: { worker: LanguageWorker; users: number } | undefined;

/** Connects to the worker, which is started if there is none, and stops with its last user. */
function connect(start: () => LanguageWorker) {
  shared ??= { worker: start(), users: 0 };
  const used = shared;
  used.users += 1;
  const { port1: port, port2 } = new MessageChannel();
  used.worker.postMessage(null, [port2]);
  let isOpen = true;
  return {
    worker: used.worker,
    port,
    close() {
      if (!isOpen) return;
      isOpen = false;
      port.close();
      used.users -= 1;
      if (used.users > 0) return;
      used.worker.terminate();
      if (shared === used) shared = undefined;
    },
    /** Nothing can connect to a worker that has failed. */
    abandon() {
      if (shared === used) shared = undefined;
    },
  };
}

/** Returns how many bytes the language service of these files loads, compressed. */
export async function getLanguageSize(files: readonly EditedFile[]): Promise<number> {
  const response = await fetch(LANGUAGE_MANIFEST_PATH);
  if (!response.ok) throw new Error(`The site answers ${response.status} for the type checker`);
  const manifest = (await response.json()) as LanguageManifest;
  const codes = files.map(({ code }) => code);
  return listAssets(codes, manifest).reduce((sum, { bytes }) => sum + bytes, 0);
}

/**
 * Loads the language service in the worker of the page, with what these files import. Rejects with a
 * readable message.
 */
export async function loadLanguage(
  files: readonly EditedFile[],
  start: () => LanguageWorker = startWorker,
): Promise<LanguageService> {
  const { worker, port, close, abandon } = connect(start);
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let stopped: Error | undefined;

  const reject = (problem: Error, isMeant?: (kind: LanguageTask['kind']) => boolean) => {
    for (const [id, asked] of waiting) {
      if (isMeant?.(asked.kind) === false) continue;
      waiting.delete(id);
      asked.reject(problem);
    }
  };
  const stop = (problem: Error) => {
    stopped ??= problem;
    close();
    reject(stopped);
  };
  worker.addEventListener('error', () => {
    abandon();
    stop(new Error('The type checker could not be loaded'));
  });
  port.onmessage = ({ data }: MessageEvent<LanguageReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('value' in data) asked?.resolve(data.value);
    else asked?.reject(new Error(data.problem));
  };

  const post = (question: LanguageQuestion) => port.postMessage(question);
  const ask = (task: LanguageTask) =>
    new Promise<unknown>((resolve, refuse) => {
      if (stopped) return refuse(stopped);
      lastId += 1;
      waiting.set(lastId, { kind: task.kind, resolve, reject: refuse });
      post({ ...task, id: lastId });
    });

  try {
    await ask({ kind: 'load', files });
  } catch (error) {
    close();
    throw error;
  }
  return {
    setFiles(next) {
      if (stopped) return;
      const problem = new DOMException('The files have changed', 'AbortError');
      reject(problem, (kind) => kind !== 'complete');
      post({ kind: 'files', files: next });
    },
    getProblems: () => ask({ kind: 'problems' }) as Promise<readonly Problem[]>,
    complete(file, offset, code) {
      const problem = new DOMException('A newer completion was asked for', 'AbortError');
      reject(problem, (kind) => kind === 'complete');
      return ask({ kind: 'complete', file, offset, code }) as Promise<CompletionList | null>;
    },
    describeCompletion: (file, offset, { label }) =>
      ask({ kind: 'describe', file, offset, label }) as Promise<Description | null>,
    hover: (file, offset) => ask({ kind: 'hover', file, offset }) as Promise<Hover | null>,
    dispose: () => stop(new DOMException('The type checker has been closed', 'AbortError')),
  };
}
