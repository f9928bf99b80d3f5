import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startStaticServer } from '../../src/node/server/static-server.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const SORTING = '/x/react-data-grid/sorting/';
const PAGINATION = '/x/react-data-grid/pagination/';

/**
 * Hard-links all files of a folder into another one. Copying the whole site keeps the disk busy for
 * so long that the worker, which also writes to it, is not ready in time.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    await (entry.isDirectory() ? linkFiles(source, target) : link(source, target));
  }
}

/** Replaces a file of the linked site without changing the file of the build that it links to. */
async function replaceFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await rm(file);
  await writeFile(file, change(text));
}

/** Serves the built site on a local host whose name contains the production host. */
async function startSite(folder: string) {
  await linkFiles(DIST, folder);
  let server: Server;
  let port = 0;
  const start = async () => {
    const started = await startStaticServer({ folder, port });
    server = started.server;
    port = Number(new URL(started.url).port);
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  await start();
  return {
    url: `http://mui.com.localhost:${port}`,
    plainUrl: `http://127.0.0.1:${port}`,
    start,
    stop,
    /** Publishes another release: a page with another heading, and a new worker. */
    async release(word: string) {
      const file = path.join(folder, SORTING, 'index.html');
      await replaceFile(file, (html) => html.replace(/<h1>[^<]*/, `<h1>${word}`));
      const worker = path.join(folder, 'x/sw.js');
      await replaceFile(worker, (code) => `${code}// ${word}\n`);
    },
    /** Publishes another release in which a script of the page has another name. */
    async rename(script: string) {
      const renamed = script.replace(/\.[\w-]+\.js$/, '.renamed1.js');
      await rename(path.join(folder, script), path.join(folder, renamed));
      const file = path.join(folder, SORTING, 'index.html');
      await replaceFile(file, (html) => html.replaceAll(script, renamed));
    },
    /** Ends all connections as soon as a file is requested, as if the network were gone. */
    dropAt(pathname: string): Promise<void> {
      return new Promise((resolve) => {
        server.prependListener('request', ({ url }) => {
          if (url !== pathname) return;
          stop();
          resolve();
        });
      });
    },
    async remove() {
      stop();
      await rm(folder, { recursive: true });
    },
  };
}

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeEach(async () => {
  // Hard links do not work across disks, so this cannot be the system's temporary folder.
  site = await startSite(test.info().outputPath('site'));
});
test.afterEach(() => site.remove());

/** Waits until the worker has cached the open page. */
async function waitForCache(page: Page, pathname: string): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        if (!navigator.serviceWorker.controller) return false;
        return (await caches.match(address)) !== undefined;
      }, site.url + pathname),
    )
    .toBe(true);
}

/** Visits a page and waits until the worker has cached it. */
async function visit(page: Page, pathname: string): Promise<void> {
  await page.goto(site.url + pathname);
  await waitForCache(page, pathname);
}

test('the worker is registered only if the host contains the production host', async ({ page }) => {
  await page.goto(site.plainUrl + SORTING);
  await page.waitForLoadState('networkidle');
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  await visit(page, SORTING);
  expect(
    await page.evaluate(() => new URL(navigator.serviceWorker.controller!.scriptURL).pathname),
  ).toBe('/x/sw.js');
});

test('after one visit, a page and its demo work offline @journey', async ({ page }) => {
  await page.goto(site.url + SORTING);
  const demo = page.locator('#SortPurchases .MuiDataGrid-root');
  await expect(demo).toBeVisible();
  // The worker was not active when the page came.
  await waitForCache(page, SORTING);
  await page.waitForLoadState('networkidle');
  site.stop();
  await page.goto(site.url + SORTING);
  await expect(page.locator('h1')).toHaveText('Sorting');
  await expect(demo).toBeVisible();
  await page.goto(site.url + PAGINATION).catch(() => undefined);
  await expect(page.locator('h1')).toHaveText('You are offline');
});

test('a page that bypassed the worker is taken over', async ({ page }) => {
  await visit(page, SORTING);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.reload', { ignoreCache: true });
  const bypassed = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).workerStart === 0;
    });
  await expect.poll(() => bypassed().catch(() => false)).toBe(true);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null))
    .toBe(true);
});

test('no page is stale while online', async ({ page }) => {
  await visit(page, SORTING);
  await visit(page, SORTING);
  await site.release('Sorting again');
  await page.goto(site.url + SORTING);
  await expect(page.locator('h1')).toHaveText('Sorting again');
});

test('the search index is cached on first use and refreshed on every later one', async ({
  page,
}) => {
  await visit(page, SORTING);
  await page.reload();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/x/search-titles.json')) !== undefined),
    )
    .toBe(true);
});

test('a new worker takes over, and the page reloads once it has focus', async ({ page }) => {
  await page.addInitScript(() => {
    const asked = window as unknown as { focusAsked?: number };
    document.hasFocus = () => {
      asked.focusAsked = (asked.focusAsked ?? 0) + 1;
      return sessionStorage.getItem('focus') !== 'away';
    };
  });
  await visit(page, SORTING);
  await page.evaluate(() => sessionStorage.setItem('focus', 'away'));
  await site.release('Sorting again');
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.reload();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state === 'activated' && registration.waiting === null;
      }),
    )
    .toBe(true);
  const before = loads;
  const getAsked = () =>
    page.evaluate(() => (window as unknown as { focusAsked?: number }).focusAsked ?? 0);
  await expect.poll(getAsked).toBeGreaterThan(3);
  expect(loads).toBe(before);
  await page.evaluate(() => sessionStorage.removeItem('focus'));
  await expect.poll(() => loads).toBe(before + 1);
  await expect(page.locator('h1')).toHaveText('Sorting again');
});

test('the worker loads no scripts from other origins', async () => {
  const code = await readFile(path.join(DIST, 'x/sw.js'), 'utf8');
  expect(code).not.toMatch(/importScripts|storage\.googleapis|cdn/);
});

/** Returns the script of a demo that the open page has not loaded yet. */
const findScript = (page: Page, name: string) =>
  page.locator(`#${name} .demo-stage > astro-island`).getAttribute('component-url');

test('a page that is open during a release runs its demos after one reload', async ({ page }) => {
  await visit(page, SORTING);
  const script = await findScript(page, 'SortOnServer');
  await site.rename(script!);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const frame = page.locator('#SortOnServer');
  await frame.scrollIntoViewIfNeeded();
  await expect.poll(() => loads).toBe(1);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  expect(loads).toBe(1);
});

test('a demo that loses the network while it loads runs once it is back', async ({ page }) => {
  await visit(page, SORTING);
  const script = await findScript(page, 'SortOnServer');
  const dropped = site.dropAt(script!);
  const frame = page.locator('#SortOnServer');
  await frame.scrollIntoViewIfNeeded();
  await dropped;
  const alert = frame.getByRole('alert');
  await expect(alert).toContainText('This demo did not load.');
  await expect(frame.locator('.failure-source')).toContainText('export default function');
  await site.start();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(frame).toHaveAttribute('data-live', '');
  await expect(alert).toHaveCount(0);
});
