import { expect, getColumn, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/migration/migration-data-grid-v6/';

test('value callbacks receive the value and the row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValueAndRowAsArguments');
  await expect.poll(() => getColumn(demo, 'total')).toEqual(['$79.00', '$51.00', '$64.00']);
});

test('a filter clears the selection of the rows it hides', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredRowsLeaveSelection');
  await expect(demo.getByRole('status')).toHaveText('Selected rows: 2');
  await toggle(demo.getByRole('switch'), true);
  await expect(demo.getByRole('status')).toHaveText('Selected rows: 1');
  await toggle(demo.getByRole('switch'), false);
  await expect(demo.getByRole('status')).toHaveText('Selected rows: 1');
});

test('the role of the grid is inside its root', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValueAndRowAsArguments');
  await expect(demo.getByRole('grid')).toHaveClass(/MuiDataGrid-main/);
  await expect(demo.locator('.MuiDataGrid-virtualScroller .MuiDataGrid-columnHeaders')).toHaveCount(
    1,
  );
});
