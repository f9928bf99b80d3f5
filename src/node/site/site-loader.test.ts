import { expect, it } from 'vitest';
import type { LoadedSite } from './load-site.ts';
import { createSiteLoader } from './site-loader.ts';

it('reads the site once, and again after `forget`', async () => {
  let reads = 0;
  const { load, forget, onForget } = createSiteLoader(async () => {
    reads += 1;
    return { mistakes: [] } as unknown as LoadedSite;
  });
  const [first, second] = await Promise.all([load(), load()]);
  expect([first === second, reads]).toEqual([true, 1]);
  let told = 0;
  onForget(() => (told += 1));
  forget();
  expect(told).toBe(1);
  expect([(await load()) === first, reads]).toEqual([false, 2]);
});
