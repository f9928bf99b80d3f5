import { describe, expect, it } from 'vitest';
import { createSharedResults } from './shared-results.ts';

/** Counts how often results are computed. */
function setUp() {
  const share = createSharedResults<number>();
  let computed = 0;
  const ask = (isKeptElsewhere: boolean, key = 'a') =>
    share(key, () => Promise.resolve((computed += 1)), { isKeptElsewhere });
  return { ask, share };
}

describe('createSharedResults', () => {
  it('computes a result once', async () => {
    const { ask } = setUp();
    expect([await ask(false), await ask(false), await ask(false, 'b')]).toEqual([1, 1, 2]);
  });

  it('forgets what is kept elsewhere, but shares it while it is computed', async () => {
    const { ask } = setUp();
    expect(await Promise.all([ask(true), ask(true)])).toEqual([1, 1]);
    expect(await ask(true)).toBe(2);
  });

  it('reports a failure to all who asked, and forgets it only if it would be kept elsewhere', async () => {
    const { share } = setUp();
    const fail = (isKeptElsewhere: boolean, key: string) =>
      share(key, () => Promise.reject(new Error('broken')), { isKeptElsewhere });
    await expect(fail(true, 'a')).rejects.toThrow('broken');
    expect(await share('a', () => Promise.resolve(1), { isKeptElsewhere: true })).toBe(1);
    await expect(fail(false, 'b')).rejects.toThrow('broken');
    await expect(fail(false, 'b')).rejects.toThrow('broken');
  });
});
