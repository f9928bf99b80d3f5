import type { Browser, Page, Worker } from '@playwright/test';
import { PROFILE } from './browser.ts';
import { wakeDemos } from './interactions.ts';

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
  bytes: { script: number; titles: number; names: number; texts: number };
}

/** Notes when the first answer is in the document. */
function observeFirstAnswer() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.search-dialog [aria-label="Results"] [role="option"]')) return;
    (window as unknown as { firstAnswer: number }).firstAnswer =
      performance.timeOrigin + performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

interface Request {
  name: string;
  time: number;
  bytes: number;
}

const readRequests = (target: Pick<Worker, 'evaluate'>): Promise<Request[]> =>
  target.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, startTime, encodedBodySize }) => ({
        name,
        time: performance.timeOrigin + startTime,
        bytes: encodedBodySize,
      }),
    ),
  );

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

async function measureKeys(
  browser: Browser,
  url: string,
  { runs, awake }: { runs: number; awake: boolean },
): Promise<number[]> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.addInitScript(observeList);
  await page.goto(url);
  if (awake) await wakeDemos(page);
  await openSearch(page);
  // The first answer makes the rest of the index load.
  await page.keyboard.type('a');
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
  await page.addInitScript(observeFirstAnswer);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const known = (await readRequests(page)).length;
  await openSearch(page);
  await page.keyboard.type('sorting');
  await page.locator('.search-dialog [role="listbox"][aria-label="Results"]').waitFor();
  const firstAnswer = await page.evaluate(
    () => (window as unknown as { firstAnswer: number }).firstAnswer,
  );
  const ofWorkers = await Promise.all(page.workers().map(readRequests));
  const requests = [...(await readRequests(page)).slice(known), ...ofWorkers.flat()];
  await context.close();
  const sum = (pattern: RegExp) =>
    requests
      .filter(({ name, time }) => time < firstAnswer && pattern.test(name))
      .reduce((bytes, each) => bytes + each.bytes, 0);
  return {
    script: sum(/\.js$/),
    titles: sum(/search-titles/),
    names: sum(/search-names/),
    texts: sum(/search-texts/),
  };
}

/** Measures search on a page of the built site, as its readers use it; `awake` with all demos. */
export async function measureSearchTyping(
  browser: Browser,
  url: string,
  { runs = 4, awake = false } = {},
): Promise<SearchTyping> {
  const bytes = await measureBytes(browser, url);
  const times = await measureKeys(browser, url, { runs, awake });
  const at = (part: number) => times[Math.floor(part * (times.length - 1))] ?? Number.NaN;
  return { median: at(0.5), p95: at(0.95), bytes };
}
