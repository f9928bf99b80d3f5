import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/events/';

/** A cell of the row with this position, counted from 0. */
function getCell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [role="gridcell"][data-field="${field}"]`);
}

test('a subscription receives an event that has no prop', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HoveredOffer');
  const status = demo.getByRole('status');
  await getCell(demo, 0, 'product').hover();
  await expect(status).toHaveText('By Hanna Voss');
  await status.hover();
  await expect(status).toHaveText('Hover over an offer.');
});

test('a prop prevents editing by double-click, but not by Enter', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditByEnterOnly');
  const cell = getCell(demo, 0, 'product');
  await cell.dblclick();
  await expect(cell).toBeFocused();
  await expect(demo.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('textbox')).toBeFocused();
});

test('a subscription that runs first prevents editing by Enter', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EnterMovesDown');
  await getCell(demo, 0, 'stock').click();
  await page.keyboard.press('Enter');
  await expect(getCell(demo, 1, 'stock')).toBeFocused();
  await page.keyboard.press('7');
  await expect(getCell(demo, 1, 'stock').locator('input')).toBeFocused();
});

test('subscribers run after the handlers of the grid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EventsOfOneClick');
  await getCell(demo, 1, 'product').click();
  await expect(demo.getByRole('status')).toHaveText(
    'cellMouseDown, cellClick, rowSelectionChange, rowClick',
  );
});

test('the footer receives scroll events', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScrollFooter');
  await expect(demo.getByText('0 px from the top', { exact: true })).toBeVisible();
  await getCell(demo, 1, 'product').hover();
  await page.mouse.wheel(0, 100);
  await expect(demo.getByText('0 px from the top', { exact: true })).toHaveCount(0);
});
