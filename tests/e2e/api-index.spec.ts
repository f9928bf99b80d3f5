import { expect, test, type Page } from '@playwright/test';

const INDEX = '/x/api/data-grid/';

const entry = (page: Page, name: string) =>
  page.locator('.api-index > li', { has: page.getByRole('link', { name, exact: true }) });
const count = (page: Page) => page.locator('[data-api-index-count]');
const choose = (page: Page, name: string, label: string) =>
  page.getByRole('combobox', { name }).selectOption({ label });
const text = (page: Page) => page.getByRole('searchbox', { name: 'Filter by name or description' });

test('the index of a reference is filtered by kind, with its sections and contents', async ({
  page,
}) => {
  await page.goto(INDEX);
  await choose(page, 'Kind', 'Hook');
  await expect(entry(page, 'useGridApiRef')).toBeVisible();
  await expect(entry(page, 'DataGrid')).toBeHidden();
  await expect(page.locator('h2#components')).toBeHidden();
  await expect(page.locator('h2#exports')).toBeVisible();
  await expect(page.locator('h3#exports-icons')).toBeHidden();
  const hooks = await page.locator('.api-index > li:visible').count();
  const total = await page.locator('.api-index > li').count();
  await expect(count(page)).toHaveText(`${hooks} of ${total}`);
  await expect(count(page)).toHaveRole('status');
  expect(hooks).toBeLessThan(total);
  const toc = page.locator('.toc [data-toc]');
  await expect(toc.getByRole('link', { name: 'Hooks' })).toBeVisible();
  await expect(toc.getByRole('link', { name: 'Interfaces' })).toBeHidden();
});

test('the index of a reference is filtered by plan and by release @journey', async ({ page }) => {
  await page.goto(INDEX);
  await choose(page, 'Plan', 'Premium plan');
  await expect(entry(page, 'DataGridPremium')).toBeVisible();
  await expect(entry(page, 'DataGridPro')).toBeHidden();
  await expect(entry(page, 'DataGrid')).toBeHidden();
  await choose(page, 'Plan', 'All plans');
  await choose(page, 'Added since', 'v7.21');
  const releases = await page
    .locator('.api-index > li:visible')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['since'] ?? ''));
  expect(releases.length).toBeGreaterThan(2);
  expect(releases.filter((release) => Number(release.split('.')[1]) < 21)).toEqual([]);
  expect(releases).toContain('7.21');
});

test('the filter of an index is in the address and works from the keyboard', async ({ page }) => {
  await page.goto(INDEX);
  await text(page).focus();
  await page.keyboard.type('toolbar');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Kind' })).toBeFocused();
  await page.keyboard.type('Component');
  await expect(page).toHaveURL(`${INDEX}?text=toolbar&kind=component`);
  await expect(entry(page, 'GridToolbarContainer')).toBeVisible();
  await expect(entry(page, 'GridToolbarContainerProps')).toHaveCount(0);
  const shown = await count(page).textContent();
  await page.reload();
  await expect(count(page)).toHaveText(shown ?? '');
  await expect(text(page)).toHaveValue('toolbar');
  await text(page).press('Escape');
  await expect(page).toHaveURL(INDEX);
  await expect(text(page)).toBeFocused();
  await expect(entry(page, 'DataGrid')).toBeVisible();
  await expect(count(page)).toHaveText('');
});

test('a filter of an index without results says so, and is cleared from there', async ({
  page,
}) => {
  await page.goto(`${INDEX}?text=no+such+export&kind=unknown`);
  await expect(page.getByText('No entry of this index matches the filter.')).toBeVisible();
  await expect(count(page)).toHaveText('No matches');
  await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('');
  await page.getByRole('button', { name: 'Clear filter' }).click();
  await expect(page.getByText('No entry of this index matches the filter.')).toBeHidden();
  await expect(entry(page, 'DataGrid')).toBeVisible();
  await expect(text(page)).toBeFocused();
  await expect(page).toHaveURL(INDEX);
});

test('a link to a section that the filter hides shows it', async ({ page }) => {
  await page.goto(`${INDEX}?kind=hook`);
  await expect(page.locator('h2#interfaces')).toBeHidden();
  await page.evaluate(() => {
    window.location.hash = '#interfaces';
  });
  await expect(page.locator('h2#interfaces')).toBeInViewport();
  await expect(page).toHaveURL(`${INDEX}#interfaces`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('an index shows everything and no filter', async ({ page }) => {
    await page.goto(`${INDEX}?kind=hook`);
    await expect(entry(page, 'DataGrid')).toBeVisible();
    await expect(entry(page, 'useGridApiRef')).toBeVisible();
    await expect(text(page)).toBeHidden();
  });
});
