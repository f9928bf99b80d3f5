import { expect, it } from 'vitest';
import { createThread } from './thread.ts';

const code = (body: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(
      `import { parentPort } from 'node:worker_threads';\n` +
        `let count = 0;\n` +
        `parentPort.on('message', ({ id, input }) => parentPort.postMessage(${body}));`,
    )}`,
  );

it('answers in the same thread until it is stopped, and then in another one', async () => {
  const thread = createThread<string, string>(code('{ id, output: input + ++count }'));
  expect(await thread.ask('a')).toBe('a1');
  expect(await thread.ask('b')).toBe('b2');
  thread.stop();
  expect(await thread.ask('c')).toBe('c1');
  thread.stop();
});

it('does not stop before it has answered', async () => {
  const thread = createThread<string, string>(code('{ id, output: input + ++count }'));
  const answer = thread.ask('a');
  thread.stop();
  expect(await answer).toBe('a1');
  thread.stop();
});

it('rejects with the error of the thread', async () => {
  const thread = createThread<string, string>(code("{ id, error: new Error('no') }"));
  await expect(thread.ask('a')).rejects.toThrow('no');
  thread.stop();
});

it('rejects all questions of a thread that fails, and answers those that follow', async () => {
  const module = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, input }) => {
      if (input < 0) throw new Error('no');
      parentPort.postMessage({ id, output: input });
    });`;
  const thread = createThread<number, number>(
    new URL(`data:text/javascript,${encodeURIComponent(module)}`),
  );
  const askAll = (inputs: number[]) => Promise.allSettled(inputs.map((input) => thread.ask(input)));
  const inputs = Array.from({ length: 200 }, (_, index) => index);
  const failed = await askAll([-1, ...inputs]);
  expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']));
  const answered = await askAll(inputs);
  expect(answered).toEqual(inputs.map((value) => ({ status: 'fulfilled', value })));
  thread.stop();
});
