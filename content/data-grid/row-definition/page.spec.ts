import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

// The clock of a page stays with the browser's context.
test.use({ reuseContext: false });

const PAGE = '/x/react-data-grid/row-definition/';

test('the rows keep the order of the array', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsFromArray');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  expect(await getColumn(demo, 'departure')).toEqual(['06:04', '06:21', '06:27']);
});

test('callbacks receive the id that getRowId builds', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'IdFromTwoFields');
  await demo.getByRole('gridcell', { name: '14:10' }).click();
  await expect(demo.getByRole('status')).toHaveText('Clicked id: Brandt Hotels/14:10');
});

test('value getters read nested objects and leave missing ones empty', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NestedRows');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  expect(await getColumn(demo, 'manager')).toEqual([
    'Haruki Sato',
    'Owen Fairbank',
    'Sofia Lindqvist',
  ]);
});

test('the loading indicator replaces the rows until they have loaded', async ({ page }) => {
  await page.clock.install();
  const demo = await openDemo(page, PAGE, 'RowsArriveLater');
  const rows = demo.locator('[role="row"][data-id]');
  const indicator = demo.locator('.MuiDataGrid-skeletonLoadingOverlay, .MuiDataGrid-rowSkeleton');
  await expect(rows).toHaveCount(4);
  await expect(indicator).toHaveCount(0);

  // Pausing the clock delays the response of the simulated server.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await demo.getByRole('button', { name: 'Fetch again' }).click();
  await expect(indicator.first()).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(demo.getByText('No rows')).toHaveCount(0);

  await page.clock.runFor(1200);
  await page.clock.resume();
  await expect(rows).toHaveCount(4);
  await expect(indicator).toHaveCount(0);
});
