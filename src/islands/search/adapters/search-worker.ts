/** Loads the index and searches it off the main thread. */
import { SEARCH_INDEX_PATH, type SearchIndexFile } from '../../../core/search/types.ts';
import { createSearchEngine, type SearchEngine } from '../../../core/search/engine/engine.ts';
import type { WorkerQuestion, WorkerReply } from './worker-messages.ts';

let loading: Promise<SearchEngine> | null = null;

async function loadIndex(): Promise<SearchEngine> {
  const response = await fetch(SEARCH_INDEX_PATH);
  if (!response.ok) throw new Error(`The search index answers ${response.status}`);
  return createSearchEngine((await response.json()) as SearchIndexFile);
}

/** Loads once; after a failure the next question tries again. */
function ensureLoaded(): Promise<SearchEngine> {
  loading ??= loadIndex().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function answer(question: WorkerQuestion): Promise<unknown> {
  const engine = await ensureLoaded();
  return question.kind === 'load' ? undefined : engine.search(question.request);
}

addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  const { id } = event.data;
  const reply = (message: WorkerReply) => postMessage(message);
  answer(event.data).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, problem: String(error) }),
  );
});
