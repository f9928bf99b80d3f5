import { parentPort, Worker } from 'node:worker_threads';

interface Question {
  id: number;
  input: unknown;
}

type Answer = { id: number; output: unknown } | { id: number; error: unknown };

interface Waiting {
  resolve: (output: unknown) => void;
  reject: (reason: Error) => void;
}

function toError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** A thread that answers one kind of question, one after the other. */
export interface Thread<Input, Output> {
  /** Starts the thread before it is asked, which takes it half a second. */
  start: () => void;
  /** Ends the thread if it has answered everything, which frees its memory. */
  stop: () => void;
  /** Rejects with the error that the thread reports. */
  ask: (input: Input) => Promise<Output>;
}

/** Creates a thread that runs a module. It starts with the first question. */
export function createThread<Input, Output>(module: URL): Thread<Input, Output> {
  /** Those who wait for an answer, by the id of the question. */
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const start = (): Worker => {
    const started = new Worker(module);
    started.on('message', (answer: Answer) => {
      const { resolve, reject } = waiting.get(answer.id)!;
      waiting.delete(answer.id);
      // Lets the process exit when no request is pending.
      if (waiting.size === 0) started.unref();
      if ('error' in answer) reject(toError(answer.error));
      else resolve(answer.output);
    });
    started.on('error', (reason) => {
      worker = undefined;
      for (const { reject } of waiting.values()) reject(toError(reason));
      waiting.clear();
    });
    return started;
  };

  return {
    start() {
      worker ??= start();
      worker.unref();
    },
    stop() {
      if (waiting.size > 0) return;
      void worker?.terminate();
      worker = undefined;
    },
    ask(input) {
      worker ??= start();
      worker.ref();
      const question: Question = { id: ++last, input };
      const result = new Promise<Output>((resolve, reject) => {
        waiting.set(question.id, { resolve: (output) => resolve(output as Output), reject });
      });
      worker.postMessage(question);
      return result;
    },
  };
}

/** Answers the questions of the thread in which this runs. */
export function answerQuestions<Input>(answer: (input: Input) => Promise<unknown>): void {
  parentPort?.on('message', ({ id, input }: Question) => {
    answer(input as Input).then(
      (output) => parentPort?.postMessage({ id, output } satisfies Answer),
      (error: unknown) => parentPort?.postMessage({ id, error } satisfies Answer),
    );
  });
}
