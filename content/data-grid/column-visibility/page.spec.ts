import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-visibility/';

const headers = (demo: Locator) => demo.getByRole('columnheader');

test('columns that the initial model does not name are visible', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HiddenAtFirst');
  await expect(headers(demo)).toHaveText(['Product', 'Date', 'Sold']);
});

test('a column that cannot be hidden is disabled in the panel and survives hiding all', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'TitleAlwaysVisible');
  await demo.getByRole('button', { name: 'Select columns' }).click();
  await expect(page.getByRole('checkbox', { name: 'Product' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Show/Hide All' }).click();
  await expect(headers(demo)).toHaveText(['Product']);
});

test('reset goes back to the moment the panel was opened', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HiddenAtFirst');
  const open = demo.getByRole('button', { name: 'Select columns' });
  await open.click();
  await page.getByRole('checkbox', { name: 'Date' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Date' })).toBeHidden();
  await open.click();
  await expect(page.getByRole('button', { name: 'Reset', exact: true })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Stock' }).click();
  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  await expect(headers(demo)).toHaveText(['Product', 'Sold']);
});

test('show and hide all is limited to what the search found', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SearchColumnsByWords');
  await demo.getByRole('button', { name: 'Select columns' }).click();
  await page.getByRole('searchbox', { name: 'Search' }).fill('Units');
  await page.getByRole('checkbox', { name: 'Show/Hide All' }).click();
  await expect(headers(demo)).toHaveText(['Product', 'Warehouse']);
});

test('presets replace the model, and the panel changes it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnPresets');
  await demo.getByRole('button', { name: 'Sales' }).click();
  await expect(headers(demo)).toHaveText(['Product', 'Sold', 'Price ($)']);
  await expect(demo.getByRole('status')).toContainText('"warehouse":false');
});
