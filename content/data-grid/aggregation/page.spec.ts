import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';
import type { Locator } from '@playwright/test';

const PAGE = '/x/react-data-grid/aggregation/';

/** The cell with the result, at the bottom of the grid. */
function total(demo: Locator, field: string): Locator {
  return demo.locator(`.MuiDataGrid-pinnedRows [data-field="${field}"]`);
}

test('the menu of a column changes the function', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TotalOfColumn');
  await expect(total(demo, 'weight')).toHaveText('166.5');
  const header = demo.getByRole('columnheader', { name: /Weight/ });
  await header.hover();
  await header.getByRole('button', { name: /menu/i }).click();
  await page.getByRole('combobox', { name: 'Aggregation' }).click();
  await page.getByRole('option', { name: 'max' }).click();
  await expect(total(demo, 'weight')).toHaveText('28');
});

test('size counts empty cells, and a custom function can skip them', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CountDiscounts');
  await expect(total(demo, 'discount')).toHaveText('8');
});

test('hidden rows count only on request', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredOrAll');
  // 27.5 + 9.5 + 28
  await expect(total(demo, 'weight')).toHaveText('65');
  await demo.getByRole('switch').click();
  await expect(total(demo, 'weight')).toHaveText('166.5');
});

test('other pages count', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SumOfAllPages');
  await expect(total(demo, 'weight')).toHaveText('3,492.5');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(total(demo, 'weight')).toHaveText('3,492.5');
});

test('disabling removes the row, and enabling brings it back', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SwitchTotalsOff');
  await expect(demo.getByRole('gridcell', { name: 'County Library' })).toBeVisible();
  await expect(total(demo, 'weight')).toHaveCount(0);
  await demo.getByRole('switch').click();
  await expect(total(demo, 'weight')).toHaveText('166.5');
});

test('groups sort by their results', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupsByTotal');
  await expect(total(demo, 'weight')).toHaveText('3,492.5');
  const groups = (await getColumn(demo, 'weight')).map((text) => Number(text.replace(/,/g, '')));
  const sums = groups.filter((sum) => sum !== 3492.5);
  expect(sums).toHaveLength(5);
  expect(sums).toEqual(sums.toSorted((a, b) => b - a));
});

test('the results move with getAggregationPosition', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PlaceOfTotals');
  const results = demo.locator('.MuiDataGrid-footerCell').filter({ hasText: /\d/ });
  await expect(results.first()).toBeVisible();
  await demo.getByRole('button', { name: 'inside' }).click();
  await expect(demo.locator('.MuiDataGrid-footerCell')).toHaveCount(0);
  const notebooks = demo.getByRole('row', { name: /Notebooks/ });
  await expect(notebooks.locator('[data-field="weight"]')).toHaveText('65');
});

test('a total in the footer does not need a row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TotalInOwnFooter');
  await expect(demo.getByText('Total weight: 166.5 kg')).toBeVisible();
  await expect(demo.locator('.MuiDataGrid-footerCell')).toHaveCount(0);
});
