import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-height/';

async function height(row: Locator): Promise<number> {
  return (await row.boundingBox())?.height ?? 0;
}

test('the density multiplies the default height of 52 pixels', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChooseDensity');
  const row = demo.locator('[data-rowindex="0"]');
  await expect(row).toBeVisible();
  for (const [name, pixels] of [
    ['Compact', 36],
    ['Standard', 52],
    ['Comfortable', 67],
  ] as const) {
    await demo.getByRole('button', { name }).click();
    await expect.poll(() => height(row)).toBe(pixels);
  }
});

test('a height from getRowHeight is used for its row, null keeps the default', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TallerRowsByStatus');
  await expect.poll(() => height(demo.locator('[data-rowindex="0"]'))).toBe(36);
  const tall = demo
    .getByRole('row')
    .filter({ has: page.locator('.MuiBox-root') })
    .first();
  await expect.poll(() => height(tall)).toBeCloseTo(91, 0);
});

test('a row with the height auto shows its whole text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GrowWithNotes');
  const note = demo.locator('[role="gridcell"][data-field="notes"]').first();
  await expect(note).toBeVisible();
  expect(await note.evaluate((cell) => cell.scrollHeight - cell.clientHeight)).toBeLessThan(2);
  expect(await note.evaluate((cell) => cell.scrollWidth - cell.clientWidth)).toBeLessThan(2);
});

test('the selected row shows its whole text, the others one line', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  const demo = await openDemo(page, PAGE, 'OpenSelectedNote');
  const first = demo.locator('[data-rowindex="0"]');
  const second = demo.locator('[data-rowindex="1"]');
  await expect.poll(() => height(first)).toBeGreaterThan(40);
  const closed = await height(first);
  await first.click();
  await expect.poll(() => height(first)).toBeGreaterThan(closed + 15);
  await second.click();
  await expect.poll(() => height(first)).toBe(closed);
  await expect.poll(() => height(second)).toBeGreaterThan(closed + 15);
});

test('row spacing drawn as a border adds to the row height', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThickDividers');
  await expect.poll(() => height(demo.locator('[data-rowindex="1"]'))).toBe(52);
  await expect.poll(() => height(demo.locator('[data-rowindex="2"]'))).toBe(58);
});
