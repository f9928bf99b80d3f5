import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/cell-selection/';

/** A cell of the row with this position, counted from 0. */
function getCell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);
}

test('Shift with arrow keys selects a range, an arrow key alone clears it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectServerLoad');
  const selected = demo.locator('[role="gridcell"].Mui-selected');
  await getCell(demo, 0, 'server').click();
  await expect(selected).toHaveCount(1);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(selected).toHaveCount(4);
  await expect(getCell(demo, 0, 'server')).toBeFocused();
  await page.keyboard.press('Shift+End');
  await expect(selected).toHaveCount(4);
  await page.keyboard.press('ArrowDown');
  await expect(selected).toHaveCount(0);
});

test('a click selects the row as well, unless that is turned off', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CellsBesideCheckboxes');
  const rows = demo.locator('[role="row"].Mui-selected');
  await getCell(demo, 0, 'at08').click();
  await expect(getCell(demo, 0, 'at08')).toHaveClass(/Mui-selected/);
  await expect(rows).toHaveCount(0);
  await demo.getByRole('switch').click();
  await getCell(demo, 1, 'at08').click();
  await expect(rows).toHaveCount(1);
  await expect(getCell(demo, 1, 'at08')).toHaveClass(/Mui-selected/);
});

test('a cell that is removed stays in the model as false', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledCells');
  await getCell(demo, 1, 'at12').click({ modifiers: ['ControlOrMeta'] });
  await expect(demo.getByRole('status')).toHaveText('{"WEB-2":{"at08":true,"at12":false}}');
  await demo.getByRole('button', { name: 'Clear the selection' }).click();
  await expect(demo.locator('[role="gridcell"].Mui-selected')).toHaveCount(0);
});

test('the callback reads the new selection through the API', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeOfSelectedValues');
  await getCell(demo, 0, 'at08').click();
  await getCell(demo, 1, 'at12').click({ modifiers: ['Shift'] });
  await expect(demo.getByRole('status')).toHaveText('4 values, 194 to 301 requests/s');
});

test('cells at the edges of a selection have classes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OutlinedCellRange');
  await expect(getCell(demo, 0, 'at08')).toHaveClass(/rangeTop.*rangeLeft/);
  await expect(getCell(demo, 0, 'at08')).not.toHaveClass(/rangeBottom|rangeRight/);
  await expect(getCell(demo, 3, 'at12')).toHaveClass(
    /rangeTop.*rangeBottom.*rangeLeft.*rangeRight/,
  );
});
