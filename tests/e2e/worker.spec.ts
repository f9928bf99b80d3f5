import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startStaticServer } from '../../src/node/server/static-server.ts';

const DIST = path.resolve(import.meta.dirname, '../../dist');
const SORTING = '/x/react-data-grid/sorting/';
const PAGINATION = '/x/react-data-grid/pagination/';

/**
 * Gives each file of a folder a second name in another one. Copies of the whole site kept the disk
 * busy for so long that the worker, which writes there too, did not get ready in time.
 */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    await (entry.isDirectory() ? linkFiles(source, target) : link(source, target));
  }
}

/** Writes a file of the linked site, and not the one of the build that it is another name of. */
async function replaceFile(file: string, change: (text: string) => string): Promise<void> {
  const text = await readFile(file, 'utf8');
  await rm(file);
  await writeFile(file, change(text));
}

/** The built site in a folder, on a host that contains the production host and is this machine. */
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
    /** Publishes another release: one more word on a page, and the worker that goes with it. */
    async release(word: string) {
      const file = path.join(folder, SORTING, 'index.html');
      await replaceFile(file, (html) => html.replace(/<h1>[^<]*/, `<h1>${word}`));
      const worker = path.join(folder, 'x/sw.js');
      await replaceFile(worker, (code) => `${code}// ${word}\n`);
      // The compressed twins are those of the release before.
      for (const each of [file, worker]) await rm(`${each}.br`);
    },
    async remove() {
      stop();
      await rm(folder, { recursive: true });
    },
  };
}

let site: Awaited<ReturnType<typeof startSite>>;
test.beforeEach(async () => {
  // Links do not cross disks: the folder is one of the repository, not of the system.
  site = await startSite(test.info().outputPath('site'));
});
test.afterEach(() => site.remove());

/** Visits a page until the worker has it in its keeping. */
async function visit(page: Page, pathname: string): Promise<void> {
  await page.goto(site.url + pathname);
  await expect
    .poll(() =>
      page.evaluate(async (address) => {
        if (!navigator.serviceWorker.controller) return false;
        return (await caches.match(address)) !== undefined;
      }, site.url + pathname),
    )
    .toBe(true);
}

test('the worker is registered where the host contains the production host, and nowhere else', async ({
  page,
}) => {
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

test('a visited page and its demo are there without a network, after one visit', async ({
  page,
}) => {
  await page.goto(site.url + SORTING);
  const demo = page.locator('#SortHarvest .MuiDataGrid-root');
  await expect(demo).toBeVisible();
  await visit(page, SORTING);
  site.stop();
  await page.goto(site.url + SORTING);
  await expect(page.locator('h1')).toHaveText('Sorting');
  await expect(demo).toBeVisible();
  await page.goto(site.url + PAGINATION).catch(() => undefined);
  await expect(page.locator('h1')).toHaveText('You are offline');
});

test('while there is a network no page is stale', async ({ page }) => {
  await visit(page, SORTING);
  await visit(page, SORTING);
  await site.release('Sorting anew');
  await page.goto(site.url + SORTING);
  await expect(page.locator('h1')).toHaveText('Sorting anew');
});

test('the search index is kept with its first use and fresh with every other', async ({ page }) => {
  await visit(page, SORTING);
  await page.reload();
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect
    .poll(() =>
      page.evaluate(async () => (await caches.match('/x/search-index.json')) !== undefined),
    )
    .toBe(true);
});

test('a new worker is told to take over, and the page reloads once it has the focus', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked = window as unknown as { focusAsked?: number };
    document.hasFocus = () => {
      asked.focusAsked = (asked.focusAsked ?? 0) + 1;
      return sessionStorage.getItem('focus') !== 'away';
    };
  });
  await visit(page, SORTING);
  await page.evaluate(() => sessionStorage.setItem('focus', 'away'));
  await site.release('Sorting anew');
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
  await expect(page.locator('h1')).toHaveText('Sorting anew');
});

test('the worker asks nobody else for anything', async () => {
  const code = await readFile(path.join(DIST, 'x/sw.js'), 'utf8');
  expect(code).not.toMatch(/importScripts|storage\.googleapis|cdn/);
});
