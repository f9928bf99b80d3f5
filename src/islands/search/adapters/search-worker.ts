/** Loads the index and searches it off the main thread. */
import {
  SEARCH_INDEX_PATH,
  type SearchIndexFile,
  type SearchStart,
} from '../../../core/search/types.ts';
import { createSearchEngine, type SearchEngine } from '../../../core/search/engine/engine.ts';
import type { WorkerQuestion, WorkerReply } from './worker-messages.ts';

interface Loaded {
  start: SearchStart;
  engine: SearchEngine;
}

let loading: Promise<Loaded> | null = null;

async function loadIndex(): Promise<Loaded> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`The search index answers ${response.status}`);
  const file = (await response.json()) as SearchIndexFile;
  const { sections, helpHref } = file;
  return { start: { sections, helpHref }, engine: createSearchEngine(file) };
}

/** Loads once; after a failure the next question tries again. */
function ensureLoaded(): Promise<Loaded> {
  loading ??= loadIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function answer(question: WorkerQuestion): Promise<unknown> {
  const { start, engine } = await ensureLoaded();
  return question.kind === 'load' ? start : engine.search(question.request);
}

addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  const { id } = event.data;
  const reply = (message: WorkerReply) => postMessage(message);
  answer(event.data).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, problem: String(error) }),
  );
});
