import { expect, getColumn, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/filtering/multi-filters/';

test('all conditions have to match', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SeveralConditions');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const days = (await getColumn(demo, 'days')).map(Number);
  expect(days.length).toBeGreaterThan(2);
  expect(days.every((value) => value >= 21 && value <= 35)).toBe(true);
  expect(new Set(await getColumn(demo, 'region'))).toEqual(new Set(['Australia', 'Asia']));
});

test('or keeps the rows that match one condition', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MatchAnyCondition');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '10');
  await demo.getByRole('button', { name: 'Show filters' }).first().click();
  await page.getByRole('combobox', { name: 'Logic operator' }).last().click();
  await page.getByRole('option', { name: 'And' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '1');
});

test('a form offers no column that has a condition already', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneConditionPerColumn');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('button', { name: 'Add filter' }).click();
  await page.getByRole('combobox', { name: 'Columns' }).last().click();
  await expect(page.getByRole('option')).toHaveText(['Product', 'Supplier']);
});

test('a chip removes its condition', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterChips');
  const grid = demo.getByRole('grid');
  await expect(grid).not.toHaveAttribute('aria-rowcount', '11');
  await demo.getByRole('button', { name: 'days > 20' }).press('Delete');
  await expect(grid).toHaveAttribute('aria-rowcount', '11');
});
