import { expect, getColumn, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/server-side-data/lazy-loading/';

test('the rows in view are fetched at any scroll position', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyOrders');
  await expect(demo.getByRole('gridcell', { name: 'SO-2001' })).toBeVisible();
  await expect(demo.getByText('Total Rows: 180')).toBeVisible();
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
    element.scrollTop = 100 * 52;
  });
  await expect(demo.getByRole('gridcell', { name: 'SO-2101' })).toBeVisible();
  await expect(demo.getByRole('status')).toContainText(/Asked for rows (?!0)\d+ to \d+/);
});

test('a new order starts with no rows of the old one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyAndSorted');
  await expect(demo.getByRole('gridcell', { name: 'SO-2001' })).toBeVisible();
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => {
    element.scrollTop = 20 * 52;
  });
  await expect(demo.getByRole('gridcell', { name: 'SO-2021' })).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Weight' }).click();
  const isSorted = async () => {
    const weight = (await getColumn(demo, 'weight')).filter(Boolean).map(Number);
    return weight.length > 5 && weight.every((value, i) => i === 0 || weight[i - 1]! <= value);
  };
  await expect.poll(isSorted).toBe(true);
  await scroller.evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect.poll(async () => (await getColumn(demo, 'weight'))[0]).toBe('9');
  await expect.poll(isSorted).toBe(true);
});
