/** Loads the index and searches it off the main thread. */
import { createIndexSearcher } from './index-searcher.ts';
import type { WorkerQuestion, WorkerReply } from './worker-messages.ts';

const searcher = createIndexSearcher(async (path, { reload }) => {
  const response = await fetch(path, reload ? { cache: 'reload' } : {});
  if (!response.ok) throw new Error(`The search index answers ${response.status}`);
  return response.json();
});

function answer(question: WorkerQuestion): Promise<unknown> {
  if (question.kind === 'search') return searcher.search(question.request);
  return question.kind === 'load' ? searcher.load() : searcher.complete();
}

addEventListener('message', (event: MessageEvent<WorkerQuestion>) => {
  const { id } = event.data;
  const reply = (message: WorkerReply) => postMessage(message);
  answer(event.data).then(
    (value) => reply({ id, value }),
    (error: unknown) => reply({ id, problem: String(error) }),
  );
});
