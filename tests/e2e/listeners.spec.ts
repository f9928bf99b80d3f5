import { expect, test, type Page } from '@playwright/test';
import { hydrateDemos } from './support.ts';

/** Objects that live as long as the page: what listens there runs at each event of its kind. */
const LASTING = ['window', 'document', 'document.documentElement', 'document.body'];

/**
 * Counts the listeners that scripts of the page have on its lasting objects, as the browser knows
 * them. The test's own clicks add some as well, from scripts without an address.
 */
async function countListeners(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const own = new Set<string>();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    if (url.startsWith('http')) own.add(scriptId);
  });
  await session.send('Debugger.enable');
  let total = 0;
  for (const expression of LASTING) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', {
      objectId: result.objectId!,
    });
    total += listeners.filter(({ scriptId }) => own.has(scriptId)).length;
  }
  await session.detach();
  return total;
}

/**
 * Waits until the page has requested nothing for half a second. Playwright's own count of requests
 * did not reach zero on a page that the browser itself reported as idle, and its `waitForFunction`
 * adds listeners to the page.
 */
async function waitUntilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const isQuiet = () =>
    page.evaluate(() => {
      const ends = performance.getEntriesByType('resource').map((entry) => {
        return (entry as PerformanceResourceTiming).responseEnd;
      });
      return performance.now() - Math.max(0, ...ends) > 500;
    });
  await expect.poll(isQuiet).toBe(true);
}

/** The most long-lived listeners of each kind of page, and of one whose demos all run. */
const PAGES = [
  { path: '/x/introduction/', most: 30 },
  { path: '/x/api/data-grid/data-grid/', most: 40 },
  { path: '/x/react-data-grid/column-definition/', most: 40 },
] as const;

for (const { path, most } of PAGES) {
  test(`${path} has at most ${most} long-lived listeners`, async ({ page }) => {
    await page.goto(path);
    await waitUntilQuiet(page);
    const count = await countListeners(page);
    expect(count).toBeLessThanOrEqual(most);
  });
}

test('each demo adds at most 1 long-lived listener', async ({ page }) => {
  await page.goto('/x/react-data-grid/column-definition/');
  await waitUntilQuiet(page);
  const live = page.locator('[data-demo][data-live]');
  const before = { listeners: await countListeners(page), demos: await live.count() };
  await hydrateDemos(page);
  const added = (await countListeners(page)) - before.listeners;
  const demos = (await live.count()) - before.demos;
  expect(demos).toBeGreaterThan(5);
  expect(added / demos).toBeLessThanOrEqual(1);
});
