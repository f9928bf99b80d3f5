import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/server-side-data/aggregation/';

test('the aggregation of the grid adds up one page', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SumOfThePage');
  const sum = demo.locator('.MuiDataGrid-footerCell');
  // 9 + 27.5 + 24.5 + 21.5 + 18.5
  await expect(sum).toHaveText('101');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(sum).not.toHaveText('101');
});

test('the total of the server ignores pages', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinnedServerTotals');
  const total = demo.locator('.MuiDataGrid-pinnedRows [data-field="weight"]');
  await expect(total).toHaveText(/^3,\d{3}/);
  const before = await total.innerText();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByRole('gridcell', { name: 'SO-2006' })).toBeVisible();
  await expect(total).toHaveText(before);
});

test('the chosen function is computed by the server', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChooseServerFunction');
  const row = demo.locator('.MuiDataGrid-pinnedRows [role="row"]').first();
  await expect(row).toContainText('avg');
  await demo.getByRole('button', { name: 'max' }).click();
  await expect(row.locator('[data-field="weight"]')).toHaveText('30');
  await expect(row.locator('[data-field="distance"]')).toHaveText('76');
});
