import type { Browser } from '@playwright/test';
import { median, throttle } from './browser.ts';

export interface PageSpeed {
  /** Bytes received until the first demo was hydrated, or until the end if the page has no demo. */
  transferred: number;
  html: number;
  scriptBeforeDemo: number;
  firstPaint: number;
  demoLive: number;
  blocking: number;
  layoutShift: number;
}

/** Runs in the page before anything else. */
function observe() {
  const figures = { shift: 0, blocking: 0, live: 0 };
  (window as unknown as { figures: typeof figures }).figures = figures;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      figures.shift += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) figures.blocking += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[data-demo][data-live]')) return;
    figures.live = performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-live'] });
}

async function measureOnce(browser: Browser, url: string): Promise<PageSpeed> {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  const page = await context.newPage();
  const session = await throttle(page);
  const responses: { id: string; type: string; bytes: number; at: number }[] = [];
  const types = new Map<string, string>();
  let start = 0;
  session.on('Network.requestWillBeSent', ({ requestId, type = '', timestamp }) => {
    start ||= timestamp;
    types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    responses.push({
      id: requestId,
      type: types.get(requestId) ?? '',
      bytes: encodedDataLength,
      at: (timestamp - start) * 1000,
    });
  });
  await page.addInitScript(observe);
  await page.goto(url);
  await page.waitForTimeout(5000);
  const seen = await page.evaluate(() => {
    const { figures } = window as unknown as {
      figures: { shift: number; blocking: number; live: number };
    };
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...figures, paint: paint?.startTime ?? Number.NaN };
  });
  await context.close();
  const until = seen.live || Number.POSITIVE_INFINITY;
  const before = responses.filter(({ at }) => at <= until);
  const sum = (type?: string) =>
    before.filter((each) => !type || each.type === type).reduce((all, { bytes }) => all + bytes, 0);
  return {
    transferred: sum(),
    html: sum('Document'),
    scriptBeforeDemo: sum('Script'),
    firstPaint: seen.paint,
    demoLive: seen.live,
    blocking: seen.blocking,
    layoutShift: seen.shift,
  };
}

/** Measures several cold visits under the profile and returns the medians. */
export async function measurePage(browser: Browser, url: string, runs = 5): Promise<PageSpeed> {
  const all: PageSpeed[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await measureOnce(browser, url));
  const keys = Object.keys(all[0]!) as (keyof PageSpeed)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(all.map((each) => each[key]))]),
  ) as unknown as PageSpeed;
}

/**
 * Measures the milliseconds from a click on a hovered link to the first paint of the next page,
 * with the CPU and network throttled to the profile.
 */
export async function measureMove(
  browser: Browser,
  from: string,
  linkSelector: string,
  runs = 5,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
    await throttle(page);
    await page.goto(from);
    await page.waitForTimeout(4000);
    await page.hover(linkSelector);
    await page.waitForTimeout(1500);
    await page.evaluate(() => {
      const note = () =>
        sessionStorage.setItem('clicked', String(performance.timeOrigin + performance.now()));
      window.addEventListener('click', note, { capture: true, once: true });
    });
    await Promise.all([page.waitForURL((url) => url.href !== from), page.click(linkSelector)]);
    const took = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const paint = list.getEntriesByName('first-contentful-paint')[0];
            const clicked = Number(sessionStorage.getItem('clicked'));
            if (paint) resolve(performance.timeOrigin + paint.startTime - clicked);
          }).observe({ type: 'paint', buffered: true });
        }),
    );
    times.push(took);
    await page.close();
  }
  return median(times);
}
