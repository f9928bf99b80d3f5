import { expect, test } from '@playwright/test';
import { collectMessages } from './support.ts';

const PAGE = '/x/api/data-grid/changes/';

test('lists all changes of the major version, even without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const page = await context.newPage();
  await page.goto(PAGE);
  const removed = page.locator('section', { has: page.locator('#removed') });
  await expect(removed.getByText('experimentalFeatures.lazyLoading')).toHaveCount(0);
  const renamed = page.locator('section', { has: page.locator('#renamed') });
  const rowBuffer = renamed.getByRole('listitem').filter({ hasText: 'rowBufferPx' });
  await expect(rowBuffer).toHaveText(/rowBufferPx prop.*rowBuffer/s);
  await expect(rowBuffer.getByRole('link')).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#DataGrid-prop-rowBufferPx',
  );
  await expect(page.getByRole('combobox', { name: 'From' })).toBeHidden();
  const [plan] = await page.getByRole('img', { name: 'Pro plan' }).all();
  await expect(plan!).toHaveAttribute('title', 'Pro plan');
  await context.close();
});

test('compares two selected releases, and a link preserves the selection @journey', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.goto(PAGE);
  const status = page.locator('main').getByRole('status').first();
  const whole = await status.textContent();
  await page.getByRole('combobox', { name: 'From' }).selectOption('7.0');
  await page.getByRole('combobox', { name: 'To' }).selectOption('7.1');
  await expect(status).toHaveText(/ changes from v7\.0 to v7\.1$/);
  expect(await status.textContent()).not.toBe(whole);
  await expect(page).toHaveURL(/\?from=7\.0&to=7\.1$/);
  await expect(page.locator('#added')).toBeVisible();

  await page.reload();
  await expect(status).toHaveText(/ changes from v7\.0 to v7\.1$/);
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('7.0');
  expect(messages).toEqual([]);
});

test('a selection made before the script has loaded is applied', async ({ page }) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  await page.route('**/assets/hydrate-api-changes*.js', async (route) => {
    held += 1;
    await chosen;
    await route.continue();
  });
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'From' }).selectOption('7.20');
  await expect.poll(() => held).toBe(1);
  release();
  await expect(page.locator('main').getByRole('status').first()).toHaveText(/ from v7\.20 to v/);
  await expect(page).toHaveURL(/\?from=7\.20$/);
});

test('filters the changes, and reports when none are left', async ({ page }) => {
  await page.goto(PAGE);
  const filter = page.getByRole('searchbox', { name: 'Filter changes' });
  await filter.fill('rowbufferpx');
  await expect(page.locator('.api-change')).toHaveCount(1);
  await expect(page.getByText(/^1 change from v/)).toBeVisible();
  await filter.fill('no such member');
  await expect(page.getByText(/^No changes from .* match this filter\.$/)).toBeVisible();
  await filter.fill('');
  await page.getByRole('combobox', { name: 'From' }).selectOption('7.29');
  await expect(page.getByText('No API changes between v7.29 and v7.29.')).toBeVisible();
  await page.getByRole('combobox', { name: 'To' }).selectOption('7.0');
  await expect(page.getByText(/v7\.29 is newer than v7\.0/)).toBeVisible();
});

test('reports when the releases cannot be loaded, and retries', async ({ page }) => {
  let broken = true;
  await page.route('**/changes.json', (route) => (broken ? route.abort() : route.continue()));
  await page.goto(PAGE);
  await page.getByRole('combobox', { name: 'From' }).selectOption('7.20');
  await expect(page.getByText(/^The releases could not be loaded\./)).toBeVisible();
  broken = false;
  await page.getByRole('combobox', { name: 'From' }).selectOption('7.19');
  await expect(page.getByText(/ changes? from v7\.19 to v7\.29$/)).toBeVisible();
});

test('is linked from the index of a product', async ({ page }) => {
  await page.goto('/x/api/tree-view/');
  await page
    .locator('main')
    .getByRole('link', { name: 'What changed between two releases' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What changed between two releases',
  );
  await expect(page).toHaveTitle('Tree View - API changes - MUI X');
});
