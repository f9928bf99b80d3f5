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

/** Returns how many bytes the language service of these files loads, compressed. */
export async function getLanguageSize(files: readonly EditedFile[]): Promise<number> {
  const response = await fetch(LANGUAGE_MANIFEST_PATH);
  if (!response.ok) throw new Error(`The site answers ${response.status} for the type checker`);
  const manifest = (await response.json()) as LanguageManifest;
  const codes = files.map(({ code }) => code);
  return listAssets(codes, manifest).reduce((sum, { bytes }) => sum + bytes, 0);
}

export interface LanguageSetup {
  /** Files whose declarations load together with the compiler and count as progress. */
  files?: readonly EditedFile[];
  start?: () => LanguageWorker;
}

/**
 * Loads the language service in a worker. `onProgress` gets the share of it that has been loaded,
 * from 0 to 1. Rejects with a readable message.
 */
export async function loadLanguage(
  onProgress: (share: number) => void = () => undefined,
  { files = [], start = startWorker }: LanguageSetup = {},
): Promise<LanguageService> {
  const worker = start();
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
    worker.terminate();
    reject(stopped);
  };
  worker.addEventListener('error', () => stop(new Error('The type checker could not be loaded')));
  worker.addEventListener('message', ({ data }: MessageEvent<LanguageReply>) => {
    if ('progress' in data) return onProgress(data.progress);
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('value' in data) asked?.resolve(data.value);
    else asked?.reject(new Error(data.problem));
  });

  const post = (question: LanguageQuestion) => worker.postMessage(question);
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
    worker.terminate();
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
