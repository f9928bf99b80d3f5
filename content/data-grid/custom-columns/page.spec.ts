import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/custom-columns/';

test('chips are drawn from the row, and the column sorts by its text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ComposerChips');
  const first = demo.locator('[role="gridcell"][data-field="composers"]').first();
  await expect(first).toHaveText('SibeliusGrieg');
  await demo.getByRole('columnheader', { name: 'Composers' }).click();
  await expect(first).toHaveText('Bach');
});

test('the bars are sorted by their number', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TakenSeatsBar');
  const taken = (await getColumn(demo, 'taken')).map((text) => parseInt(text, 10));
  expect(taken[0]).toBe(100);
  expect(taken).toEqual(taken.toSorted((a, b) => b - a));
});

test('the chart has a text alternative', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeeklySalesBars');
  await expect(
    demo.getByRole('img', { name: 'Change over eight weeks: +109', exact: true }),
  ).toBeVisible();
});

test('the stars are changed with the keyboard, saved and dropped', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AudienceStars');
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
