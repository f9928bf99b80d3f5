import { expect, it } from 'vitest';
import { forEachLimited } from './for-each-limited.ts';

it('works on so many items at the same time', async () => {
  const done: number[] = [];
  let running = 0;
  let most = 0;
  await forEachLimited([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    done.push(item);
    running -= 1;
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

it('rejects with the error of an item', async () => {
  const fail = (item: number) =>
    item === 2 ? Promise.reject(new Error('two')) : Promise.resolve();
  await expect(forEachLimited([1, 2, 3], 2, fail)).rejects.toThrow('two');
});
