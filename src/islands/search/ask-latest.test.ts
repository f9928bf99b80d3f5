import { describe, expect, it } from 'vitest';
import { createLatestAsker } from './ask-latest.ts';

/** An asker whose answers the test controls. */
function getAsker() {
  const asked: string[] = [];
  const told: string[] = [];
  let settle: { resolve: (answer: string) => void; reject: () => void } | undefined;
  const ask = createLatestAsker<string, string>(
    (question) => {
      asked.push(question);
      return new Promise((resolve, reject) => {
        settle = { resolve, reject: () => reject(new Error('no')) };
      });
    },
    (answer, question) => told.push(`${question}: ${answer}`),
    (question) => told.push(`${question} failed`),
  );
  const finish = async (answer: string | null) => {
    if (answer === null) settle?.reject();
    else settle?.resolve(answer);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { ask, asked, told, finish };
}

describe('createLatestAsker', () => {
  it('asks immediately and reports the answer', async () => {
    const { ask, asked, told, finish } = getAsker();
    ask('a');
    expect(asked).toEqual(['a']);
    await finish('yes');
    expect(told).toEqual(['a: yes']);
  });

  it('keeps only the newest question and reports only its answer', async () => {
    const { ask, asked, told, finish } = getAsker();
    for (const question of ['a', 'ab', 'abc']) ask(question);
    expect(asked).toEqual(['a']);
    await finish('old');
    expect(asked).toEqual(['a', 'abc']);
    expect(told).toEqual([]);
    await finish('new');
    expect(told).toEqual(['abc: new']);
  });

  it('reports a failure and continues', async () => {
    const { ask, told, finish } = getAsker();
    ask('a');
    await finish(null);
    ask('b');
    await finish('yes');
    expect(told).toEqual(['a failed', 'b: yes']);
  });

  it('does not report the failure of an outdated question', async () => {
    const { ask, told, finish } = getAsker();
    ask('a');
    ask('b');
    await finish(null);
    await finish('yes');
    expect(told).toEqual(['b: yes']);
  });
});
