import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/style-recipes/';

test('a click leaves no outline, and a key does', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OutlineForKeyboard');
  const getTitle = (row: number) => demo.locator(`[data-rowindex="${row}"] [data-field="product"]`);
  await getTitle(0).click();
  await expect(getTitle(0)).toBeFocused();
  await expect(getTitle(0)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowDown');
  await expect(getTitle(1)).toBeFocused();
  await expect(getTitle(1)).toHaveCSS('outline-style', 'solid');
});

test('the row of the focused cell is marked, and only this one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowOfTheFocus');
  const getTitle = (row: number) => demo.locator(`[data-rowindex="${row}"] [data-field="product"]`);
  await getTitle(0).click();
  await expect(getTitle(0)).toHaveCSS('font-weight', '700');
  await page.keyboard.press('ArrowDown');
  await expect(getTitle(1)).toHaveCSS('font-weight', '700');
  await expect(getTitle(0)).toHaveCSS('font-weight', '400');
});

test('only resizable columns have a separator', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SeparatorsOfResizableColumns');
  const getSeparator = (field: string) =>
    demo.locator(`[role="columnheader"][data-field="${field}"] .MuiDataGrid-columnSeparator`);
  await expect(getSeparator('product')).not.toHaveCSS('display', 'none');
  await expect(getSeparator('warehouse')).toHaveCSS('display', 'none');
});

test('a rule for large numbers leaves the total alone', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CellStyleWithoutTotals');
  const getSold = (rows: string) => demo.locator(`${rows} [role="gridcell"][data-field="sold"]`);
  await expect(getSold('[data-rowindex="0"]')).toHaveClass(/popular/);
  await expect(getSold('.MuiDataGrid-pinnedRows')).toBeVisible();
  await expect(getSold('.MuiDataGrid-pinnedRows')).not.toHaveClass(/popular/);
});
