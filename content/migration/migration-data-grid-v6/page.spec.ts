import { expect, getColumn, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/migration/migration-data-grid-v6/';

test('the value getter receives the row, and the formatter receives the value', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ValueAndRowAsArguments');
  await expect.poll(() => getColumn(demo, 'total')).toEqual(['$79.00', '$51.00', '$64.00']);
});

test('the element with the role grid is the main element, and cells have no inner element', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ValueAndRowAsArguments');
  await expect(demo.getByRole('gridcell', { name: 'Desk lamp' })).toBeVisible();
  await expect(demo.locator('.MuiDataGrid-main')).toHaveRole('grid');
  await expect(demo.locator('.MuiDataGrid-cellContent')).toHaveCount(0);
});

test('a row that the filter hides is no longer selected', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredRowsLeaveSelection');
  await expect(demo.getByRole('status')).toHaveText('Selected rows: 2');
  const openOnly = demo.getByLabel('Open orders only');
  await toggle(openOnly, true);
  await expect(demo.getByRole('status')).toHaveText('Selected rows: 1');
  await toggle(openOnly, false);
  await expect(demo.getByRole('status')).toHaveText('Selected rows: 1');
});
