import type { Locator } from '@playwright/test';
import { changeDemo, expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/clipboard/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A cell of the row with this position, counted from 0. */
function getCell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);
}

test('selected rows are copied with tabs', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CopyPurchases');
  await getCell(demo, 0, 'product').click();
  await page.keyboard.press('ControlOrMeta+c');
  const status = demo.getByRole('status');
  await expect(status).toContainText('Arch binder');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Arch binder\t[^\t]+\t2,500$/,
  );
});

test('without a selected row, the focused cell is copied', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CopyOneCell');
  await getCell(demo, 0, 'shelf').click();
  await page.keyboard.press('ControlOrMeta+c');
  await expect(demo.getByRole('status')).toHaveText('Shelf 21');
});

test('pasting writes from the focused cell on and skips columns that are not editable', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'PasteIntoInventory');
  await page.evaluate(() => navigator.clipboard.writeText('Folders\t7\tWorkshop\tNobody'));
  await getCell(demo, 1, 'product').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(getCell(demo, 1, 'product')).toHaveText('Folders');
  await expect(getCell(demo, 1, 'stock')).toHaveText('7');
  await expect(getCell(demo, 1, 'shelf')).toHaveText('Workshop');
  await expect(getCell(demo, 1, 'supplier')).toHaveText('Green Office');
});

test('a boolean column reads words and numbers, and ignores the rest', async ({ page }) => {
  await changeDemo(
    page,
    'PasteIntoInventory',
    /(?<=['"`]stock['"`].*?type: ?['"`])number/s,
    'boolean',
  );
  const demo = await openDemo(page, PAGE, 'PasteIntoInventory');
  const cell = getCell(demo, 0, 'stock');
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await cell.click();
    await page.keyboard.press('ControlOrMeta+v');
  };
  for (const text of ['false', 'No', '0', 'null', 'Undefined']) {
    await paste('yes');
    await expect(cell.locator('[data-value]')).toHaveAttribute('data-value', 'true');
    await paste(text);
    await expect(cell.locator('[data-value]')).toHaveAttribute('data-value', 'false');
    await paste('ja');
    await paste('1');
    await expect(cell.locator('[data-value]')).toHaveAttribute('data-value', 'true');
    await paste('nein');
    await expect(cell.locator('[data-value]')).toHaveAttribute('data-value', 'true');
  }
});

test('a refused row keeps its value, the other pasted rows are saved', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SavePastedRows');
  await demo.getByRole('button', { name: 'Copy 30' }).click();
  await getCell(demo, 0, 'stock').click();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(demo.getByRole('status')).toContainText('Done.');
  await expect(getCell(demo, 0, 'stock')).toHaveText('30');
  await expect(getCell(demo, 1, 'stock')).toHaveText('1.5');
  await expect(getCell(demo, 2, 'stock')).toHaveText('50');
});

test('a rejected promise cancels the paste', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ConfirmPaste');
  await page.evaluate(() => navigator.clipboard.writeText('99'));
  await getCell(demo, 0, 'stock').click();
  await page.keyboard.press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(getCell(demo, 0, 'stock')).toHaveText('18');
});
