import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/recipes-row-grouping/';

test('the header button opens all groups and updates its name', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ToggleAllInHeader');
  const header = demo.getByRole('columnheader').first();
  await header.getByRole('button', { name: 'Open all services' }).click();
  await expect(header.getByRole('button', { name: 'Close all services' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Borealis' }).first()).toBeVisible();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await demo.getByRole('button', { name: 'hide children' }).first().click();
  await header.getByRole('button', { name: 'Open all services' }).press('Enter');
  await expect(header.getByRole('button', { name: 'Close all services' })).toBeVisible();
  await expect(header).toHaveAttribute('aria-sort', 'none');
});

test('opening a service closes the other one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneOpenService');
  await demo.getByRole('button', { name: 'see children' }).first().click();
  await expect(demo.getByRole('gridcell', { name: 'Borealis (8)' })).toBeVisible();
  await demo.getByRole('button', { name: 'see children' }).last().click();
  await expect(demo.getByRole('gridcell', { name: 'Direct Post (6)' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Borealis (8)' })).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'hide children' })).toHaveCount(1);
});

test('groups stay open when the rows are replaced', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RememberOpenServices');
  await demo.getByRole('button', { name: 'see children' }).first().click();
  await expect(demo.getByRole('button', { name: 'hide children' })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Reload all rows' }).click();
  await expect(demo.getByRole('button', { name: 'hide children' })).toHaveCount(1);
  await expect(demo.getByRole('gridcell', { name: 'Borealis' }).first()).toBeVisible();
});

test('a click on a group opens it, and the arrow closes it again', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ToggleGroupOnRowClick');
  await demo.getByRole('gridcell', { name: 'Overnight (6)' }).click();
  await expect(demo.getByRole('button', { name: 'hide children' })).toHaveCount(1);
  await demo.getByRole('button', { name: 'hide children' }).click();
  await expect(demo.getByRole('button', { name: 'hide children' })).toHaveCount(0);
});

test('the group with the most rows comes first', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SortGroupsByRowCount');
  const groups = demo.locator('[data-field="__row_group_by_columns_group__"][role="gridcell"]');
  await expect(groups).toHaveText([
    'Alto Freight (11)',
    'Direct Post (10)',
    'Borealis (8)',
    'Cargoline (7)',
    'Express 24 (4)',
  ]);
});

test('the footer counts the rows in all groups', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CountRowsInFooter');
  await expect(demo.getByText('Shipments: 40')).toBeVisible();
});
