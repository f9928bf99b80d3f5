import type { Locator } from '@playwright/test';
import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-grouping/';

/** The labels with their numbers, as one text for each row. */
function getGroups(demo: Locator): Promise<string[]> {
  const cells = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  return cells.allTextContents();
}

test('groups are closed, in the order of their first rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupShipments');
  await expect
    .poll(() => getGroups(demo))
    .toEqual(['Economy (12)', 'Standard (11)', 'Express (11)', 'Overnight (6)']);
  await demo.getByRole('gridcell', { name: 'Overnight (6)' }).click();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await getGroups(demo)).length).toBeGreaterThan(4);
});

test('the model of a fixed grouping cannot be changed in the menu', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FixedGrouping');
  const header = demo.getByRole('columnheader').first();
  await header.hover();
  await header.getByRole('button', { name: 'Menu' }).click();
  const item = page.getByRole('menuitem', { name: 'Stop grouping by Service' });
  await expect(item).toHaveAttribute('aria-disabled', 'true');
});

test('an aggregated column sorts the groups', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TotalsPerGroup');
  await expect
    .poll(async () => (await getGroups(demo)).slice(0, 4))
    .toEqual(['Express (11)', 'Standard (11)', 'Economy (12)', 'Overnight (6)']);
});

test('checking a group checks its rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectGroupWithRows');
  await toggle(demo.getByRole('checkbox', { name: 'Select row' }).first(), true);
  await expect(demo.getByRole('status')).toHaveText('13 ids selected, 12 of them shipments');
});
