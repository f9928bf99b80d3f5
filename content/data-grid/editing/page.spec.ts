import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/editing/';

/** A cell of the row with this position, counted from 0. */
function getCell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);
}

test('Enter saves, Escape discards', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditInventory');
  const stock = getCell(demo, 0, 'stock');
  await stock.click();
  await page.keyboard.type('33');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveText('33');
  await stock.click();
  await page.keyboard.type('44');
  await page.keyboard.press('Escape');
  await expect(stock).toHaveText('33');
});

test('an invalid value keeps the cell open and is marked', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RefuseNegativeStock');
  const stock = getCell(demo, 0, 'stock');
  await stock.click();
  await page.keyboard.type('-4');
  await page.keyboard.press('Enter');
  const input = stock.getByRole('spinbutton');
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await input.fill('4');
  await page.keyboard.press('Enter');
  await expect(stock).toHaveText('4');
});

test('in row editing a field is checked against another one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CompareTwoFields');
  await getCell(demo, 0, 'quantity').dblclick();
  const quantity = getCell(demo, 0, 'quantity').getByRole('spinbutton');
  await quantity.fill('4000');
  await expect(quantity).toHaveAttribute('aria-invalid', 'true');
  await getCell(demo, 0, 'boxes').getByRole('spinbutton').fill('20');
  await expect(quantity).toHaveAttribute('aria-invalid', 'false');
});

test('the grid shows the row that the server answers with', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveInventory');
  const price = getCell(demo, 0, 'price');
  await price.click();
  await page.keyboard.type('3.999');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toContainText('Saved Adhesive tape for $4.');
  await expect(price).toHaveText('4');
});

test('a failed save shows its error and keeps the editor open', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveMayFail');
  await getCell(demo, 0, 'stock').click();
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('There is room for 200 box only.');
  await expect(getCell(demo, 0, 'stock').getByRole('spinbutton')).toHaveValue('300');
});
