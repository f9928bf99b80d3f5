import { expect, test, type Locator, type Page, type Route } from '@playwright/test';
import { SLOW_MILLISECONDS } from '../../src/state/island-events.ts';
import { findViolations } from './axe.ts';
import { store } from './support.ts';

/** What a reader sees of definitions, Markdown, and results of a search that do not arrive. */

const SORTING = '/x/react-data-grid/sorting/';
const GRID = '/x/api/data-grid/data-grid/';
const NOTICE = 'This did not load. Check your connection and try again.';
const WAITING = 'This is still loading. Check your connection.';

/** Uncaught errors; those of failed requests are expected. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

/** Never answers some requests, also those of workers. Returns a function that ends that. */
async function hold(page: Page, files: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.context().route(files, (route) => void held.push(route));
  return () => page.context().unroute(files);
}

test.describe('a definition', () => {
  const FILE = '**/types/GridSortModel.json';

  async function openGrid(page: Page) {
    // The layout is chosen at random otherwise.
    await store(page, { apiPage_default: 'expended' });
    await page.goto(GRID);
    const row = page.locator('.api-row:has(> #DataGrid-prop-sortModel)');
    const notice = page.locator('.api-row:has(> #DataGrid-prop-sortModel) + [role="alert"]');
    return { row, notice, name: row.locator('.api-type a') };
  }

  test('that the network loses says so at its name, and opens on a later click', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.route(FILE, (route) => route.abort());
    const { row, notice, name } = await openGrid(page);
    for (let click = 0; click < 2; click += 1) {
      await name.click();
      await expect(notice).toHaveText(NOTICE);
    }
    expect(new URL(page.url()).pathname).toBe(GRID);
    expect(await findViolations(page, 'all', '.failure-notice')).toEqual([]);
    await page.unroute(FILE);
    await name.click();
    await expect(row.getByRole('region')).toContainText('type GridSortModel');
    await expect(notice).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('that a portal answers with a page of its own says so', async ({ page }) => {
    const errors = collectErrors(page);
    await page.route(FILE, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Sign in</p>' }),
    );
    const { notice, name } = await openGrid(page);
    await name.click();
    await expect(notice).toHaveText(NOTICE);
    expect(errors).toEqual([]);
  });

  test('that nobody answers says so, and opens at last', async ({ page }) => {
    const held: Route[] = [];
    await page.route(FILE, (route) => void held.push(route));
    const { row, notice, name } = await openGrid(page);
    await page.clock.install();
    await name.click();
    await expect.poll(() => held.length).toBe(1);
    await expect(notice).toHaveCount(0);
    await page.clock.fastForward(SLOW_MILLISECONDS + 1000);
    await expect(notice).toHaveText(WAITING);
    await held[0]!.continue();
    await expect(row.getByRole('region')).toContainText('type GridSortModel');
    await expect(notice).toHaveCount(0);
  });
});

test('a name inside a definition that is clicked twice is one step back', async ({ page }) => {
  await store(page, { apiPage_default: 'expended' });
  await page.goto(GRID);
  const row = page.locator('.api-row:has(> #DataGrid-prop-sortModel)');
  await row.locator('.api-type a').click();
  const panel = row.getByRole('region');
  const held: Route[] = [];
  await page.route('**/types/GridSortItem.json', (route) => void held.push(route));
  await panel.getByRole('link', { name: 'GridSortItem', exact: true }).dblclick();
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.continue();
  const back = panel.getByRole('button', { name: '← GridSortModel' });
  await expect(back).toBeVisible();
  await back.click();
  await expect(panel.locator('.api-definition-name')).toHaveText('GridSortModel');
  await expect(panel.getByRole('button', { name: /^←/ })).toHaveCount(0);
});

for (const [what, fail] of [
  ['is lost', (route: Route) => route.abort()],
  ['is an error of the host', (route: Route) => route.fulfill({ status: 500 })],
] as const) {
  test(`the Markdown of a page that ${what} is copied on a later click`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors = collectErrors(page);
    await page.route('**/*.md', fail);
    await page.goto(SORTING);
    const copy = page.locator('.page-copy');
    for (let click = 0; click < 2; click += 1) {
      await copy.click();
      await expect(copy).toHaveText('Not loaded');
      await expect(copy).toHaveText('Copy page');
    }
    await page.unroute('**/*.md');
    await copy.click();
    await expect(copy).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# ');
    expect(errors).toEqual([]);
  });
}

test.describe('the search', () => {
  const WORKER = /\/x\/assets\/search-worker[\w.-]+\.js/;
  const TITLES = /\/x\/search-titles\.json/;
  const TEXTS = /\/x\/search-texts\.json/;
  const FAILED = 'The search index did not load.';
  const SLOW = 'The search index is still loading.';
  const INCOMPLETE = 'Only a part of the search index has loaded, so results can be missing.';
  /** Titles find pages for it, but none of them has all of its words. */
  const QUERY = 'sorting qqqqqqqqq';

  async function openSearch(page: Page) {
    await page.goto(SORTING);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    return {
      dialog,
      field: page.getByRole('combobox', { name: 'Search the documentation' }),
      options: dialog.getByRole('option'),
      retry: dialog.getByRole('button', { name: 'Try again' }),
      announcement: dialog.locator('.visually-hidden'),
    };
  }

  /** Lets time pass until a text appears. A timer can start later than what is seen before it. */
  const waitLong = (page: Page, place: Locator, text: string) =>
    expect(async () => {
      await page.clock.fastForward(SLOW_MILLISECONDS + 1000);
      await expect(place).toContainText(text, { timeout: 1000 });
    }).toPass();

  test('says that its worker did not load, and starts another', async ({ page }) => {
    const errors = collectErrors(page);
    await page.context().route(WORKER, (route) => route.abort());
    const { dialog, field, options, retry, announcement } = await openSearch(page);
    await field.fill('sorting');
    await expect(dialog).toContainText(FAILED);
    await expect(announcement).toContainText(FAILED);
    // The message of the first failure is still there while the second attempt runs.
    const failedAgain = page.context().waitForEvent('requestfailed');
    await retry.click();
    await failedAgain;
    await expect(dialog).toContainText(FAILED);
    await page.context().unroute(WORKER);
    await retry.click();
    await expect(options.first()).toHaveAttribute('href', SORTING);
    await expect(retry).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('shows what it finds without the texts, and says that more can be missing', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await page.context().route(TEXTS, (route) => route.abort());
    const { dialog, field, options, retry, announcement } = await openSearch(page);
    await field.fill(QUERY);
    await expect(options.first()).toBeVisible();
    await expect(dialog).toContainText(INCOMPLETE);
    await expect(announcement).toContainText(INCOMPLETE);
    expect(await findViolations(page, 'all', '.search-dialog')).toEqual([]);
    await page.context().unroute(TEXTS);
    await retry.click();
    await expect(dialog.locator('[data-partial]')).toHaveCount(0);
    await expect(dialog).not.toContainText(INCOMPLETE);
    await expect(options.first()).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('forgets a failure once another query has an answer', async ({ page }) => {
    await page.context().route(TEXTS, (route) => route.abort());
    const { dialog, field, options } = await openSearch(page);
    await field.fill('qqqqqqqqq');
    await expect(dialog).toContainText(FAILED);
    await field.fill('sorting');
    await expect(options.first()).toHaveAttribute('href', SORTING);
    await expect(dialog).not.toContainText(FAILED);
  });

  test('shows what it finds if nobody answers for the texts', async ({ page }) => {
    const release = await hold(page, TEXTS);
    const { dialog, field, options, retry } = await openSearch(page);
    await page.clock.install();
    await field.fill(QUERY);
    await expect(options.first()).toBeVisible();
    await expect(dialog).not.toContainText(INCOMPLETE);
    await waitLong(page, dialog, INCOMPLETE);
    await release();
    await retry.click();
    await expect(dialog.locator('[data-partial]')).toHaveCount(0);
    await expect(retry).toHaveCount(0);
  });

  test('says that nobody answers, and asks again', async ({ page }) => {
    const release = await hold(page, TITLES);
    const { dialog, field, options, retry, announcement } = await openSearch(page);
    await page.clock.install();
    await field.fill('sorting');
    await expect(dialog).toContainText('Searching…');
    await waitLong(page, dialog, SLOW);
    await waitLong(page, announcement, SLOW);
    await release();
    await retry.click();
    await expect(options.first()).toHaveAttribute('href', SORTING);
    await expect(retry).toHaveCount(0);
  });
});
