/** Measures what a page keeps in memory, by the debugging protocol. */
import type { Page } from '@playwright/test';

/** Objects with finalizers are collected only after those that they keep alive. */
const COLLECTIONS = 3;

/** Collects garbage and returns the bytes of JavaScript objects that are left. */
export async function measureHeap(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  for (let round = 0; round < COLLECTIONS; round += 1) {
    await session.send('HeapProfiler.collectGarbage');
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
}
