import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page, type Route } from '@playwright/test';
import { UNOPTIMIZED } from './launch.ts';
import { collectMessages, readPage, store } from './support.ts';

test.use({ launchOptions: UNOPTIMIZED });

/** What a reader sees of a part of a demo or of the reference that does not arrive. */

const SORTING = '/x/react-data-grid/sorting/';
const STYLING = '/x/react-charts/styling/';
const GRID = '/x/api/data-grid/data-grid/';
const INDEX = '/x/api/data-grid/';
const NOTICE = 'This did not load. Check your connection and try again.';

/** Lets some requests fail until the returned function is called. */
async function lose(page: Page, files: RegExp): Promise<() => Promise<void>> {
  await page.route(files, (route) => route.abort());
  return () => page.unroute(files);
}

/** Uncaught errors; those of failed requests are expected. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test('a styling whose script is gone says so in the frame, and can be tried again', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const findAgain = await lose(page, /\/DashedLine\.tailwind\.[\w-]+\.js/);
  await page.goto(STYLING);
  const frame = page.locator('#DashedLine');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  await frame.getByRole('button', { name: 'Tailwind' }).click();
  const alert = frame.locator('.demo-stage').getByRole('alert');
  await expect(alert).toContainText('This demo did not load.');
  await frame.getByRole('button', { name: 'MUI System' }).click();
  await expect(alert).toHaveCount(0);
  await frame.getByRole('button', { name: 'Tailwind' }).click();
  await expect(alert).toContainText('This demo did not load.');

  await findAgain();
  const arrived = page.waitForResponse(/DashedLine\.tailwind/);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await arrived;
  await expect(alert).toHaveCount(0);
  await expect(frame.locator('.demo-stage')).toBeFocused();
  expect(errors).toEqual([]);
});

test('a page of an earlier release reloads once for a styling that is gone', async ({ page }) => {
  const main = /\/x\/assets\/DashedLine\.[\w-]+\.js/;
  const [current = ''] = main.exec(readPage(STYLING)) ?? [];
  expect(current).not.toBe('');
  const earlier = current.replace('.js', 'old.js');
  const code = readFileSync(path.join(import.meta.dirname, '../../dist', current), 'utf8');
  await page.route(`**${earlier}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: code.replaceAll(/(DashedLine\.tailwind\.[\w-]+)\.js/g, '$1old.js'),
    }),
  );
  let visits = 0;
  await page.route(`**${STYLING}`, async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    visits += 1;
    if (visits > 1) return route.continue();
    const body = readPage(STYLING).replaceAll(current, earlier);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
  });
  await page.goto(STYLING);
  const frame = page.locator('#DashedLine');
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  await frame.getByRole('button', { name: 'Tailwind' }).click();
  await expect.poll(() => visits).toBe(2);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  await expect(frame.getByRole('alert')).toHaveCount(0);
  expect(visits).toBe(2);
});

test('a source that is gone says so until the next click, which opens it', async ({ page }) => {
  const findAgain = await lose(page, /\/x\/demo-source\/.*\.json/);
  await page.clock.install();
  await page.goto(SORTING);
  const frame = page.locator('#SortPurchases');
  const toggle = frame.getByRole('button', { name: 'Show code' });
  await toggle.click();
  const status = frame.locator('.demo-message');
  await expect(status).toHaveText('The source code could not be loaded.');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await page.clock.fastForward(10_000);
  await expect(status).toHaveText('The source code could not be loaded.');
  await expect(frame.locator('.demo-preview')).toBeVisible();
  await findAgain();
  await toggle.click();
  await expect(frame.locator('.demo-code')).toContainText('export default function');
  await expect(status).toHaveText('');
});

test('a project and the formatter whose scripts are gone say so in words', async ({ page }) => {
  const findArchiver = await lose(page, /\/x\/assets\/browser\.[\w-]+\.js/);
  await page.goto(SORTING);
  const frame = page.locator('#SortPurchases');
  const download = frame.getByRole('button', { name: 'Download as a zip' });
  await download.click();
  await expect(frame.locator('.demo-message')).toHaveText('This could not be loaded. Try again.');
  await findArchiver();
  const saved = page.waitForEvent('download');
  await download.click();
  expect((await saved).suggestedFilename()).toBe('SortPurchases.zip');

  await frame.getByRole('button', { name: 'Edit' }).click();
  const format = frame.getByRole('button', { name: 'Format' });
  await expect(format).toBeVisible();
  const findFormatter = await lose(page, /\/x\/assets\/format\.[\w-]+\.js/);
  await format.click();
  await expect(frame.getByText('The formatter could not be loaded. Try again.')).toBeVisible();
  await findFormatter();
  await format.click();
  await expect(frame.getByText('Formatted', { exact: true })).toBeVisible();
});

test('a playground whose script is gone says so beside its button', async ({ page }) => {
  const errors = collectErrors(page);
  const findAgain = await lose(page, /\/x\/assets\/open-playground\.[\w-]+\.js/);
  await page.goto(GRID);
  const button = page.locator('[data-try]').first();
  await button.click();
  await expect(page.getByRole('alert').filter({ hasText: NOTICE })).toBeInViewport();
  await findAgain();
  await button.click();
  await expect(page.locator('.playground-stage')).toBeVisible();
  await expect(page.getByText(NOTICE)).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a playground that is left before it has loaded is no error, and opens again', async ({
  page,
}) => {
  const errors = collectErrors(page);
  await page.goto(GRID);
  const button = page.locator('[data-try]').first();
  for (const answer of ['continue', 'abort'] as const) {
    const held: Route[] = [];
    await page.route(/\/playground\/DataGrid\.json/, (route) => void held.push(route));
    await button.click();
    await expect.poll(() => held.length).toBe(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.playground')).toHaveCount(0);
    await held[0]![answer]();
    await page.unroute(/\/playground\/DataGrid\.json/);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    await button.click();
    await expect(page.locator('.playground-stage')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.playground')).toHaveCount(0);
  }
  expect(errors).toEqual([]);
});

test('a playground says that it cannot copy where there is no clipboard', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(GRID);
  await page.locator('[data-try]').first().click();
  const actions = page.locator('.playground-actions');
  await actions.getByRole('button', { name: 'Copy' }).click();
  await expect(actions.getByRole('status')).toHaveText('The browser refused to copy');
  expect(errors).toEqual([]);
});

test('an unknown demo in the address whose notice is gone is no error', async ({ page }) => {
  const errors = collectErrors(page);
  await lose(page, /\/x\/assets\/unknown-demo\.[\w-]+\.js/);
  await page.goto(`${SORTING}#Nothing.tsx&edit=abc`);
  await expect(page.getByText(NOTICE)).toBeVisible();
  expect(errors).toEqual([]);
});

test('a message ends once a keyboard has led to the script', async ({ page }) => {
  const findFilter = await lose(page, /\/x\/assets\/index-filter\.[\w-]+\.js/);
  await page.goto(INDEX);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await findFilter();
  const filter = page.locator('[data-api-index] [name="text"]');
  const loaded = page.waitForResponse(/index-filter/);
  await filter.focus();
  await loaded;
  await page.keyboard.type('zzzz');
  await expect(page.locator('.api-index a:visible')).toHaveCount(0);
  await expect(page.getByText(NOTICE)).toHaveCount(0);

  const findToolbar = await lose(page, /\/x\/assets\/DemoToolbar\.[\w-]+\.js/);
  await page.goto(SORTING);
  const frame = page.locator('#SortPurchases');
  await frame.getByRole('button', { name: 'Show code' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('alert')).toHaveText(NOTICE);
  await findToolbar();
  await page.keyboard.press('ArrowRight');
  await expect(frame.getByRole('button', { name: 'Edit' })).toBeFocused();
  await expect(frame.getByRole('alert')).toHaveCount(0);
});

test('the script of the document is asked for again when the reader does something', async ({
  page,
}) => {
  const errors = collectErrors(page);
  const findAgain = await lose(page, /\/x\/assets\/DocsLayout\.[\w.-]+\.js/);
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('?again'));
  await page.goto(SORTING);
  await lost;
  await findAgain();
  const arrived = page.waitForResponse(/DocsLayout\..*\?again$/);
  await page.keyboard.press('Shift');
  await arrived;
  // Created by that script.
  await expect(page.locator('.feedback').getByRole('button', { name: 'Yes' })).toBeVisible();
  await page.getByRole('switch', { name: 'Dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  expect(errors).toEqual([]);
});

test('a definition that is clicked twice before it arrives opens once', async ({ page }) => {
  const messages = collectMessages(page);
  // The layout is chosen at random otherwise.
  await store(page, { apiPage_default: 'expended' });
  await page.goto(GRID);
  const held: (() => Promise<void>)[] = [];
  await page.route(/\/types\/.*\.json/, (route) => void held.push(() => route.continue()));
  const link = page.locator('.api-row a.t:visible').first();
  await link.dblclick();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const answer of held) await answer();
  await expect(page.locator('.api-definition pre')).toBeVisible();
  await expect(page.locator('.api-definition')).toHaveCount(1);
  await expect(link).toHaveAttribute('aria-expanded', 'true');
  expect(messages).toEqual([]);
});
