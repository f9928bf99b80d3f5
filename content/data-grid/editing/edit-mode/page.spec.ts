import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/editing/edit-mode/';

/** A cell of the row with this position, counted from 0. */
function getCell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);
}

test('a button starts edit mode and moves the focus into the editor', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StartEditModeWithButton');
  await demo.getByRole('button', { name: /^Count / }).click();
  await expect(getCell(demo, 0, 'stock').getByRole('spinbutton')).toBeFocused();
});

test('the buttons of a row save and discard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlRowModes');
  const stock = getCell(demo, 0, 'stock');
  for (const [typed, button, shown] of [
    ['31', 'Save', '31'],
    ['45', 'Discard', '31'],
  ] as const) {
    await demo.getByRole('menuitem', { name: 'Edit' }).first().click();
    await stock.getByRole('spinbutton').fill(typed);
    await demo.getByRole('menuitem', { name: button }).click();
    await expect(stock).toHaveText(shown);
  }
});

test('a row stays in edit mode when the user clicks elsewhere', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StayInEditMode');
  const cell = demo.locator('[data-rowindex="0"] .MuiDataGrid-cell--editable').first();
  await cell.dblclick();
  await expect(cell.getByRole('textbox')).toBeVisible();
  await demo.locator('[data-rowindex="2"] [role="gridcell"]').first().click();
  await expect(cell.getByRole('textbox')).toBeVisible();
  await cell.getByRole('textbox').press('Escape');
  await expect(cell.getByRole('textbox')).toHaveCount(0);
});
