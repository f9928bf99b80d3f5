import type { Browser, Page } from '@playwright/test';
import { PROFILE } from './browser.ts';

const VIEWPORT = { width: 1350, height: 940 };

/** Typed key by key, as readers do; each stands for another kind of query. */
const QUERIES = [
  'sorting',
  'column width',
  'apiRef',
  'date range picker',
  'bar chart',
  'rowheight',
];

/** A fast typist's pause between two keys, and one that lets every answer arrive. */
const PAUSES = { between: 120, after: 700 };

export interface SearchTyping {
  /** Milliseconds from the last key of a query to its painted list: median and 95th percentile. */
  median: number;
  p95: number;
  /** Compressed bytes from the first hover to the first painted answer, by what they are. */
  bytes: { script: number; names: number; texts: number; other: number };
}

/** Notes when the list of answers was last painted after the last key. */
function observeList() {
  const noted = { key: 0, painted: 0 };
  (window as unknown as { noted: typeof noted }).noted = noted;
  const watch = new MutationObserver(() => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        noted.painted = performance.now();
        port1.close();
      };
      port2.postMessage(null);
    });
  });
  window.addEventListener(
    'keydown',
    (event) => {
      const list = document.querySelector('.search-dialog [role="listbox"]');
      if (list) watch.observe(list, { subtree: true, childList: true, characterData: true });
      noted.key = event.timeStamp;
    },
    true,
  );
}

async function openSearch(page: Page): Promise<void> {
  await page.hover('[data-search-button]');
  await page.keyboard.press('Control+k');
  await page.locator('.search-dialog input').waitFor();
}

async function measureKeys(browser: Browser, url: string, runs: number): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(observeList);
  await page.goto(url);
  await openSearch(page);
  // Both files of the index.
  await page.waitForTimeout(4000);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuSlowdown });
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const query of QUERIES) {
      await page.locator('.search-dialog input').fill('');
      await page.waitForTimeout(PAUSES.after);
      await page.keyboard.type(query, { delay: PAUSES.between });
      await page.waitForTimeout(PAUSES.after);
      const { key, painted } = await page.evaluate(
        () => (window as unknown as { noted: { key: number; painted: number } }).noted,
      );
      // The last key may change nothing in the list.
      if (painted > key) times.push(painted - key);
    }
  }
  await page.close();
  return times.sort((a, b) => a - b);
}

async function measureBytes(browser: Browser, url: string): Promise<SearchTyping['bytes']> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const known = await page.evaluate(() => performance.getEntriesByType('resource').length);
  await openSearch(page);
  await page.keyboard.type('sorting');
  await page.locator('.search-dialog [role="listbox"][aria-label="Results"]').waitFor();
  const loaded = await page.evaluate(
    (start) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .slice(start)
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    known,
  );
  const workerLoads = await Promise.all(
    page
      .workers()
      .map((worker) =>
        worker.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
            ({ name, encodedBodySize }) => ({ name, encodedBodySize }),
          ),
        ),
      ),
  );
  await context.close();
  const all = [...loaded, ...workerLoads.flat()];
  const sum = (test: (name: string) => boolean) =>
    all.reduce((bytes, { name, encodedBodySize }) => bytes + (test(name) ? encodedBodySize : 0), 0);
  const script = sum((name) => name.endsWith('.js'));
  const names = sum((name) => name.includes('search-names'));
  const texts = sum((name) => name.includes('search-texts'));
  return { script, names, texts, other: sum(() => true) - script - names - texts };
}

/** Measures search on a page of the built site, as its readers use it. */
export async function measureSearchTyping(
  browser: Browser,
  url: string,
  runs = 4,
): Promise<SearchTyping> {
  const bytes = await measureBytes(browser, url);
  const times = await measureKeys(browser, url, runs);
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), bytes };
}
