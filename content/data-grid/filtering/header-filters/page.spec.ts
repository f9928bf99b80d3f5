import { expect, getColumn, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/filtering/header-filters/';

test('header filters edit the filter model, and Enter starts and ends editing', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'HeaderFiltersOnly');
  await demo.getByRole('columnheader', { name: 'Region' }).first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.type('south');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '11');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('gridcell', { name: 'South America' }).first()).toBeFocused();
});

test('a column can be left out', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderFiltersForSome');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  await expect(demo.getByRole('textbox')).toHaveCount(1);
  await expect(demo.getByRole('spinbutton')).toHaveCount(0);
});

test('an input of your own works in the header', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectHeaderFilter');
  await demo.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Bug' }).click();
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '6');
  expect(new Set(await getColumn(demo, 'kind'))).toEqual(new Set(['Bug']));
  await demo.getByRole('button', { name: 'Clear filter' }).click();
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '25');
});

test('a rendered cell reacts to the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckboxHeaderFilter');
  const grid = demo.getByRole('grid');
  await demo.getByRole('columnheader', { name: 'Paid' }).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('checkbox')).toBeFocused();
  const before = await grid.getAttribute('aria-rowcount');
  await page.keyboard.press('Space');
  await expect(demo.getByRole('checkbox')).toBeChecked();
  await expect(grid).not.toHaveAttribute('aria-rowcount', before ?? '');
});
