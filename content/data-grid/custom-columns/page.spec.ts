import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/custom-columns/';

test('chips are drawn from the row, and the column sorts by its text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TagChips');
  const first = demo.locator('[role="gridcell"][data-field="tags"]').first();
  await expect(first).toHaveText('LEDdimmable');
  await demo.getByRole('columnheader', { name: 'Tags' }).click();
  await expect(first).toHaveText('bamboomodular');
});

test('the bars are sorted by their number', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SoldStockBar');
  const soldShare = (await getColumn(demo, 'soldShare')).map((text) => parseInt(text, 10));
  expect(soldShare[0]).toBe(100);
  expect(soldShare).toEqual(soldShare.toSorted((a, b) => b - a));
});

test('the chart has a text alternative', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeeklySalesBars');
  await expect(
    demo.getByRole('img', { name: 'Change over eight weeks: +109', exact: true }),
  ).toBeVisible();
});

test('the stars are changed with the keyboard, saved and dropped', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CustomerStars');
  const cell = demo.locator('[role="gridcell"][data-field="rating"]').first();
  await cell.click({ position: { x: 140, y: 10 } });
  await page.keyboard.press('Enter');
  await expect(cell.getByRole('radio', { name: '4.5 Stars' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(cell.getByRole('img', { name: '5 Stars' })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Escape');
  await expect(cell.getByRole('img', { name: '5 Stars' })).toBeVisible();
});
