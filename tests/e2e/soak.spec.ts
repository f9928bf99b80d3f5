import { expect, test, type Page } from '@playwright/test';
import { isInScope } from '../../scripts/test/scope.ts';
import { measureHeap } from './heap.ts';
import { GUIDE_PAGES, openSettings } from './support.ts';

/**
 * Visits every guide of a product as a reader does who reads for hours. Each run takes another way;
 * its seed is printed, and `SOAK_SEED` repeats it.
 */
const SEED = Number(process.env['SOAK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));

const PRODUCTS = ['react-data-grid', 'react-charts', 'react-date-pickers', 'react-tree-view'];

/** Creates a function that returns the same numbers from 0 to 1 for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const LICENSE_NOTICE = /MUI X: Missing license key|^%c|^\*{10,}/;

/** Collects what the pages log. A request that ends because the reader leaves is none of it. */
function collectTrouble(page: Page): string[] {
  const trouble: string[] = [];
  const add = (text: string) => trouble.push(`${new URL(page.url()).pathname}: ${text}`);
  page.on('console', (message) => {
    if (!LICENSE_NOTICE.test(message.text())) add(message.text());
  });
  page.on('pageerror', ({ message }) => add(message));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') add(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`);
  });
  return trouble;
}

interface Settings {
  mode: 'light' | 'dark';
  dense: boolean;
}

async function expectSettings(page: Page, { mode, dense }: Settings): Promise<void> {
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mui-color-scheme', mode);
  await (dense ? expect(root) : expect(root).not).toHaveAttribute('data-dense');
}

/** Follows a link of the open page, also one in a closed group of the navigation. */
async function follow(page: Page, pathname: string): Promise<void> {
  await Promise.all([
    page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'domcontentloaded' }),
    page.evaluate((href) => {
      const link = document.querySelector<HTMLElement>(`a[href="${href}"]`);
      if (!link) throw new Error(`No link to ${href} at ${window.location.pathname}`);
      link.click();
    }, pathname),
  ]);
}

/** Lets the demos in the viewport run, at a random place of the page. */
async function read(page: Page, place: number): Promise<void> {
  await page.evaluate((part) => {
    window.scrollTo(0, part * document.documentElement.scrollHeight);
  }, place);
  const isNear = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('.demo:not([data-live]):not(:has([data-demo-wake]))'))
        .map((frame) => frame.getBoundingClientRect())
        .every(({ top, bottom }) => bottom < 0 || top > window.innerHeight),
    );
  await expect.poll(isNear).toBe(true);
}

async function changeSetting(page: Page, settings: Settings, random: () => number) {
  if (random() < 0.5) {
    await page.getByRole('switch', { name: 'Dark mode' }).click();
    return { ...settings, mode: settings.mode === 'dark' ? 'light' : 'dark' } as const;
  }
  const drawer = await openSettings(page);
  await drawer.getByRole('switch', { name: 'Dense components' }).click();
  await page.keyboard.press('Escape');
  return { ...settings, dense: !settings.dense };
}

for (const product of PRODUCTS) {
  test(`a reader of all guides loses nothing and sees no error: ${product}`, async ({ page }) => {
    test.setTimeout(240_000);
    console.log(`${product}: SOAK_SEED=${SEED}`);
    const random = createRandom(SEED);
    const home = `/x/${product}/`;
    const pages = GUIDE_PAGES.filter((path) => path.startsWith(home) && path !== home);
    expect(pages.length).toBeGreaterThan(5);
    // A few more than those in scope, so that there are always ways from page to page.
    const some = pages.filter((path, index) => isInScope(path) || index < 3);
    const trouble = collectTrouble(page);

    let settings: Settings = { mode: 'light', dense: false };
    await page.goto(home);
    // Also puts the code of the assertions into the page, which is measured with it.
    await expectSettings(page, settings);
    await read(page, 0);
    const before = await measureHeap(page);
    for (const pathname of shuffle(some, random)) {
      await follow(page, pathname);
      await expectSettings(page, settings);
      await read(page, random());
      if (random() < 0.2) {
        await page.goBack({ waitUntil: 'domcontentloaded' });
        await expectSettings(page, settings);
        await page.goForward({ waitUntil: 'domcontentloaded' });
      }
      if (random() < 0.2) settings = await changeSetting(page, settings, random);
    }
    await follow(page, home);
    await expectSettings(page, settings);
    await read(page, 0);
    const after = await measureHeap(page);
    expect(trouble).toEqual([]);
    // Compiled code adds up to a fifth; every page that stayed in memory would add itself.
    expect(after / before).toBeLessThan(1.5);
  });
}
