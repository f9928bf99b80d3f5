import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { SHARED_PAGE } from './launch.ts';
import { collectMessages, openSettings } from './support.ts';

test.use(SHARED_PAGE);

const GRID = '/x/api/data-grid/data-grid/';
const LIST_VIEW = '/x/react-data-grid/list-view/';
const getLine = (page: Page) => page.locator('.used-version');
const getRow = (page: Page, id: string) =>
  page.locator('.api-row').filter({ has: page.locator(`#${id}`) });

async function choose(page: Page, product: string, release: string) {
  const drawer = await openSettings(page);
  await drawer.getByRole('combobox', { name: product }).selectOption({ label: release });
  await drawer.getByRole('button', { name: 'Close settings' }).click();
}

test('nothing is marked until the reader says which release they use', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(GRID);
  await page.waitForLoadState('networkidle');
  await expect(getLine(page)).toHaveCount(0);
  await expect(page.locator('[data-version]')).toHaveCount(0);
  expect(requests.filter((url) => url.includes('changes.json'))).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
});

test('a release chosen in the settings marks the reference, until it is turned off @journey', async ({
  page,
}) => {
  const messages = collectMessages(page);
  await page.goto(GRID);
  await choose(page, 'Data Grid', 'v7.12');
  await expect(getLine(page)).toContainText('You use v7.12');
  const later = getRow(page, 'DataGrid-prop-unstable_rowSpanning');
  await expect(later).toHaveAttribute('data-version', 'later');
  await expect(later.getByRole('heading')).toContainText('Since v7.18, you use v7.12');
  const changed = getRow(page, 'DataGrid-prop-apiRef');
  await expect(changed).toHaveAttribute('data-version', 'changed');
  await expect(changed).toContainText('React.MutableRefObject<GridApiCommunity>');
  await expect(getRow(page, 'DataGrid-prop-rows')).not.toHaveAttribute('data-version');
  const counts = await page.locator('.api-row[data-version="later"]').count();
  await expect(getLine(page)).toContainText(`${counts} came later`);
  expect(page.url()).toContain('?version=7.12');

  await page.goto('/x/api/data-grid/grid-col-def/');
  await expect(getLine(page)).toContainText('You use v7.12');
  // A page that is left earlier aborts the request for its changes.
  await page.waitForLoadState('networkidle');
  await page.goto('/x/api/charts/bar-chart/');
  await page.waitForLoadState('networkidle');
  await expect(getLine(page)).toHaveCount(0);

  await page.goto(GRID);
  await expect(later).toHaveAttribute('data-version', 'later');
  await getLine(page).getByRole('button', { name: 'Turn off' }).click();
  await expect(getLine(page)).toHaveCount(0);
  await expect(page.locator('[data-version]')).toHaveCount(0);
  await expect(later.getByRole('heading')).toContainText('Since v7.18');
  expect(page.url()).not.toContain('version');
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(getLine(page)).toHaveCount(0);
  expect(messages).toEqual([]);
});

test('what only the earlier release has is listed, with its present name', async ({ page }) => {
  await page.goto(`${GRID}?version=6.20`);
  await getLine(page).getByRole('link').click();
  const removed = page.locator('.api-removed');
  await expect(removed.getByRole('heading', { name: 'Only in v6.20' })).toBeInViewport();
  await expect(
    removed.getByRole('listitem').filter({ hasText: 'components' }).first(),
  ).toContainText('Removed in v7.0.');
  const renamed = removed.getByRole('listitem').filter({ hasText: 'unstable_cellSelection' });
  await expect(renamed.first()).toContainText('Called cellSelection since v7.0.');
  await expect(renamed.first().getByRole('link')).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid-premium/#DataGridPremium-prop-cellSelection',
  );
});

test('the release of a shared address holds in its tab, and can be refused', async ({ page }) => {
  await page.goto(`${LIST_VIEW}?version=7.12`);
  const notice = page.locator('.used-version-notice');
  await expect(notice).toContainText('unstable_listView came with v7.21, you use v7.12');
  expect(await page.evaluate(() => localStorage.getItem('docs-used-versions'))).toBeNull();
  await page.goto(GRID);
  await expect(getLine(page)).toContainText('You use v7.12');
  await getLine(page).getByRole('button', { name: 'Turn off' }).click();
  await page.goto(LIST_VIEW);
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
});

test('an index says which entries came later', async ({ page }) => {
  await page.goto('/x/api/tree-view/?version=6.17');
  const entry = page.locator('.api-index li').filter({ hasText: 'SimpleTreeView' }).first();
  await expect(entry).toContainText('Since v7.0, you use v6.17');
  await expect(page.locator('.api-removed')).toContainText('Only in v6.17');
});

test('a release that is not stored, and data that does not load, are named', async ({ page }) => {
  await page.goto(`${GRID}?version=5.17`);
  await expect(getLine(page)).toContainText(
    'There is no v5.17 here: releases go from v6.20 to v7.29',
  );
  await page.route('**/changes.json', (route) => route.abort());
  await page.goto(`${GRID}?version=7.1`);
  await expect(getLine(page)).toContainText('The comparison did not load.');
  await page.unroute('**/changes.json');
  await getLine(page).getByRole('button', { name: 'Try again' }).click();
  await expect(getLine(page)).toContainText('came later');
  await expect(getLine(page)).toHaveCount(1);
});

test('the search says what the release lacks, and finds what only it has', async ({ page }) => {
  await page.goto(`${GRID}?version=6.20`);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = page.getByRole('combobox', { name: 'Search the documentation' });
  await field.fill('rowSelectionPropagation');
  await expect(dialog.getByRole('option').first()).toContainText('since v7.19, you use v6.20');
  await field.fill('unstable_cellSelection');
  const first = dialog.getByRole('option').first();
  await expect(first).toContainText('only in v6.20: called cellSelection since v7.0');
  await field.press('Enter');
  await expect(page.locator('#only-in-your-version')).toBeInViewport();
});

test('on a phone, in the dark and mirrored, the marks are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${GRID}?version=6.20`);
  await expect(getLine(page)).toContainText('no longer exist');
  expect(await findViolations(page, 'all')).toEqual([]);
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]!);
});
