import { parentPort } from 'node:worker_threads';
import { deriveSourceFile } from './derive-source-file.ts';
import type { Answer, Question } from './derive-in-worker.ts';

async function answer({ id, file }: Question): Promise<Answer> {
  try {
    return { id, source: await deriveSourceFile(file) };
  } catch (error) {
    return { id, error };
  }
}

parentPort?.on('message', (question: Question) => {
  void answer(question).then((result) => parentPort?.postMessage(result));
});
