import { expect, test } from 'vitest';
import { WriteQueue } from './write-queue.ts';

const fail = (code: string) => Object.assign(new Error(code), { code });

test('what the database refuses fails alone', async () => {
  const written: number[] = [];
  const queue = new WriteQueue<number>((items) => {
    if (items.includes(2)) return Promise.reject(fail('22021'));
    written.push(...items);
    return Promise.resolve();
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => queue.add(item)));
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(written).toEqual([1, 3]);
});

test('a database that is gone is not asked for each', async () => {
  let asked = 0;
  const queue = new WriteQueue<number>(() => {
    asked += 1;
    return Promise.reject(fail('SQLITE_FULL'));
  });
  const results = await Promise.allSettled([1, 2, 3].map((item) => queue.add(item)));
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  expect(asked).toBe(2);
});
