import { describe, expect, it } from 'vitest';
import { createWorkerAdapter, type SearchWorker } from './worker-adapter.ts';
import type { WorkerQuestion, WorkerReply } from './worker-messages.ts';

/** Fake worker: the test reads its questions and makes it reply or fail. */
class FakeWorker extends EventTarget {
  readonly questions: WorkerQuestion[] = [];
  terminated = false;

  postMessage(question: WorkerQuestion) {
    this.questions.push(question);
  }
  terminate() {
    this.terminated = true;
  }
  reply(data: WorkerReply) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function getAdapter() {
  const workers: FakeWorker[] = [];
  const adapter = createWorkerAdapter(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as SearchWorker;
  });
  return { adapter, workers };
}

describe('createWorkerAdapter', () => {
  it('starts one worker on the first question and matches answers to questions', async () => {
    const { adapter, workers } = getAdapter();
    expect(workers).toEqual([]);
    const loaded = adapter.load();
    const answer = adapter.search({ query: 'sort' });
    const [worker] = workers;
    expect(worker!.questions).toEqual([
      { id: 1, kind: 'load' },
      { id: 2, kind: 'search', request: { query: 'sort' } },
    ]);
    worker!.reply({ id: 2, value: 'an answer' });
    worker!.reply({ id: 1, value: undefined });
    expect(await Promise.all([loaded, answer])).toEqual([undefined, 'an answer']);
    expect(workers.length).toBe(1);
  });

  it('rejects if the worker reports a problem, and can be asked again', async () => {
    const { adapter, workers } = getAdapter();
    const first = adapter.load();
    workers[0]!.reply({ id: 1, problem: 'The search index answers 404' });
    await expect(first).rejects.toThrow('The search index answers 404');
    const second = adapter.load();
    workers[0]!.reply({ id: 2, value: undefined });
    await expect(second).resolves.toBeUndefined();
  });

  it('rejects all pending questions if the worker stops, and starts another', async () => {
    const { adapter, workers } = getAdapter();
    const waiting = [adapter.load(), adapter.search({ query: 'sort' })];
    workers[0]!.dispatchEvent(new Event('error'));
    const results = await Promise.allSettled(waiting);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(workers[0]!.terminated).toBe(true);
    const again = adapter.load();
    workers[1]!.reply({ id: 3, value: undefined });
    await expect(again).resolves.toBeUndefined();
  });

  it('gives up a worker that does not answer, and starts another', async () => {
    const { adapter, workers } = getAdapter();
    const waiting = adapter.search({ query: 'sort' });
    adapter.startOver();
    await expect(waiting).rejects.toThrow('The search worker stopped');
    expect(workers[0]!.terminated).toBe(true);
    const again = adapter.search({ query: 'sort' });
    workers[1]!.reply({ id: 2, value: 'an answer' });
    await expect(again).resolves.toBe('an answer');
  });

  it('rejects if no worker can be started', async () => {
    const adapter = createWorkerAdapter(() => {
      throw new Error('refused');
    });
    await expect(adapter.load()).rejects.toThrow('refused');
  });
});
