import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/server-side-data/';

test('the server sorts, filters, and pages', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OrdersFromServer');
  await expect(demo.getByText('1–10 of 180')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect.poll(async () => (await getColumn(demo, 'id'))[0]).toBe('SO-2011');
  await demo.getByRole('columnheader', { name: 'Weight' }).click();
  await expect
    .poll(async () => {
      const weight = (await getColumn(demo, 'weight')).map(Number);
      return weight.length > 3 && weight.every((value, i) => i === 0 || weight[i - 1]! <= value);
    })
    .toBe(true);
});

test('the first request carries the initial models', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WatchRequests');
  const request = demo.getByRole('status');
  await expect(request).toContainText('sortModel: [{"field":"weight","sort":"desc"}]');
  await expect(request).toContainText('end: 4');
  await demo.getByRole('searchbox').fill('rail');
  await expect(request).toContainText('"quickFilterValues":["rail"]');
});

test('an error empties the grid, and a retry brings the rows back', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ErrorsAndRetry');
  await expect(demo.getByRole('gridcell', { name: 'SO-2001' })).toBeVisible();
  await demo.getByRole('switch', { name: 'Fail the next request' }).click();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByRole('alert')).toContainText('503');
  await expect(demo.getByText('No rows')).toBeVisible();
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(demo.getByRole('gridcell', { name: 'SO-2101' })).toBeVisible();
});

test('a page that was loaded before needs no request, unless there is no cache', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'CountRequests');
  const counter = demo.getByRole('status');
  const visit = async (name: string, first: string) => {
    await demo.getByRole('button', { name }).click();
    await expect(demo.getByRole('gridcell', { name: first })).toBeVisible();
  };
  await expect(counter).toHaveText('Requests: 1');
  await visit('Go to next page', 'SO-2006');
  await visit('Go to previous page', 'SO-2001');
  await expect(counter).toHaveText('Requests: 2');
  await demo.getByRole('combobox', { name: 'Cache' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await visit('Go to next page', 'SO-2006');
  await expect(counter).toHaveText('Requests: 3');
});

test('fetching again reads the cache until it is cleared', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RefetchAfterChange');
  const weight = demo.locator('[role="gridcell"][data-field="weight"]').first();
  await expect(weight).toHaveText('9');
  await demo.getByRole('button', { name: 'Change the weight' }).click();
  await expect(demo.getByRole('status')).toContainText('10 kg');
  await demo.getByRole('button', { name: 'Refetch', exact: true }).click();
  await expect(weight).toHaveText('9');
  await demo.getByRole('button', { name: 'Clear and refetch' }).click();
  await expect(weight).toHaveText('10');
});

test('a late response replaces newer rows, unless the data source discards it', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'IgnoreLateResponses');
  const hurry = demo.getByRole('button', { name: 'Go to page 2, then 3' });
  await expect(demo.getByRole('gridcell', { name: 'SO-2001' })).toBeVisible();
  await demo.getByRole('switch').click();
  // The newer rows stay for about a second: they are awaited from before the click.
  const newer = demo.getByRole('gridcell', { name: 'SO-2011' }).waitFor();
  await hurry.click();
  await newer;
  await expect(demo.getByRole('gridcell', { name: 'SO-2006' })).toBeVisible();
  await expect(demo.getByText('11–15 of 180')).toBeVisible();
});

test('the last page reveals the total', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UnknownRowCount');
  await expect(demo.getByText('1–50 of more than 50')).toBeVisible();
  for (const text of ['51–100', '101–150', '151–180 of 180']) {
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect(demo.getByText(text)).toBeVisible();
  }
});
