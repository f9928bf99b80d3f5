import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/recipes-editing/';

/** A cell of the row with this position, counted from 0. */
function getCell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);
}

test('a new row opens, and Escape removes it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AddInventoryRows');
  const name = getCell(demo, 0, 'product');
  await demo.getByRole('button', { name: 'Add a product' }).click();
  await expect(name.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name).toHaveText('Adhesive tape');
});

test('one click opens a cell and closes the one before', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditOnOneClick');
  await getCell(demo, 0, 'stock').click();
  await expect(getCell(demo, 0, 'stock').getByRole('spinbutton')).toBeFocused();
  await getCell(demo, 2, 'product').click();
  await expect(getCell(demo, 2, 'product').getByRole('textbox')).toBeFocused();
  await expect(demo.getByRole('spinbutton')).toHaveCount(0);
});

test('a row that the server refuses stays unsaved', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveAllAtOnce');
  await getCell(demo, 0, 'stock').click();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await page.keyboard.type('300');
  await page.keyboard.press('Enter');
  await demo.getByRole('button', { name: 'Save changes (2)' }).click();
  await expect(demo.getByRole('button', { name: 'Save changes (1)' })).toBeEnabled();
  await demo.getByRole('button', { name: 'Discard' }).click();
  await expect(getCell(demo, 0, 'stock')).toHaveText('3');
  await expect(getCell(demo, 1, 'stock')).toHaveText('1.5');
});

test('the suppliers follow the shelf', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DependentSelects');
  await getCell(demo, 0, 'shelf').dblclick();
  await getCell(demo, 0, 'shelf').getByRole('combobox').click();
  await page.getByRole('option', { name: 'Workshop' }).click();
  const supplier = getCell(demo, 0, 'supplier').getByRole('combobox');
  await expect(supplier).toHaveText('Nordwerk');
  await supplier.click();
  await expect(page.getByRole('option')).toHaveText(['Nordwerk', 'Quay Market']);
});

test('the rows of a grid are validated and submitted with the form', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GridInForm');
  const submit = demo.getByRole('button', { name: /^Order for/ });
  await demo.getByRole('textbox', { name: 'Reference' }).fill('R-1');
  await getCell(demo, 0, 'stock').click();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('90');
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Nothing sent yet.');
  await submit.click();
  await expect(demo.getByRole('alert')).toHaveText('The order is above $200. Order less.');
  await getCell(demo, 0, 'stock').dblclick();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('7');
  // The click ends the edit, so its value is sent.
  await submit.click();
  await expect(demo.getByRole('status')).toContainText('R-1 [{"id":1,"quantity":7}');
});
