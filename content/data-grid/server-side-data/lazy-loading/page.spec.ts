import { expect, getColumn, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/server-side-data/lazy-loading/';

test('the rows in view are fetched at any scroll position', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyDeliveries');
  await expect(demo.getByRole('gridcell', { name: 'D-2001' })).toBeVisible();
  await expect(demo.getByText('Total Rows: 180')).toBeVisible();
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
    element.scrollTop = 100 * 52;
  });
  await expect(demo.getByRole('gridcell', { name: 'D-2101' })).toBeVisible();
  await expect(demo.getByRole('status')).toContainText(/Asked for rows (?!0)\d+ to \d+/);
});

test('a new order starts with no rows of the old one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LazyAndSorted');
  await expect(demo.getByRole('gridcell', { name: 'D-2001' })).toBeVisible();
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  await scroller.evaluate((element) => {
    element.scrollTop = 20 * 52;
  });
  await expect(demo.getByRole('gridcell', { name: 'D-2021' })).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Tonnes' }).click();
  const isSorted = async () => {
    const tonnes = (await getColumn(demo, 'tonnes')).filter(Boolean).map(Number);
    return tonnes.length > 5 && tonnes.every((value, i) => i === 0 || tonnes[i - 1]! <= value);
  };
  await expect.poll(isSorted).toBe(true);
  await scroller.evaluate((element) => {
    element.scrollTop = 0;
  });
  await expect.poll(async () => (await getColumn(demo, 'tonnes'))[0]).toBe('9');
  await expect.poll(isSorted).toBe(true);
});
