import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/server-side-data/tree-data/';

test('expanding a row fetches its children', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeFromServer');
  const region = demo.getByRole('row', { name: /Asia/ });
  await expect(region).toBeVisible();
  await expect(demo.getByRole('row', { name: /Bangalore/ })).toHaveCount(0);
  await region.getByRole('button', { name: 'see children' }).click();
  await expect(demo.getByRole('row', { name: /Bangalore \(24\)/ })).toBeVisible();
});

test('sorting fetches the top level and closes all rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeFromServer');
  const region = demo.getByRole('row', { name: /Asia/ });
  await region.getByRole('button', { name: 'see children' }).click();
  await expect(demo.getByRole('row', { name: /Chengdu/ })).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Weight' }).click();
  await expect(demo.getByRole('row', { name: /Chengdu/ })).toHaveCount(0);
});

test('a branch that failed stays closed and can be opened again', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RetryOneBranch');
  const region = demo.getByRole('row', { name: /Europe/ });
  await expect(region).toBeVisible();
  await demo.getByRole('switch').click();
  await region.getByRole('button').click();
  await expect(demo.getByRole('status')).toHaveText('Europe: 503: The order service is down.');
  await expect(demo.getByRole('row', { name: /Rotterdam/ })).toHaveCount(0);
  await region.getByRole('button').click();
  await expect(demo.getByRole('row', { name: /Rotterdam/ })).toBeVisible();
});

test('the second page of the top level has children too', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrowWithoutCount');
  await expect(demo.getByText('1–4 of 7')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  const customer = demo.getByRole('row', { name: /Okoye/ });
  await customer.getByRole('button').click();
  await expect(demo.getByRole('row', { name: 'Headsets' })).toBeVisible();
  await expect(demo.getByText('5–7 of 7')).toBeVisible();
});

test('refreshing a branch brings its new totals', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RefreshOneBranch');
  const warehouse = demo.getByRole('row', { name: /Bangalore/ });
  const total = warehouse.locator('[data-field="weight"]');
  await expect(total).toBeVisible();
  const before = Number(await total.innerText());
  await demo.getByRole('button', { name: /on the server/ }).click();
  await expect(async () => {
    await demo.getByRole('button', { name: 'Refresh Asia' }).click();
    await expect(total).toHaveText(String(before + 21), { timeout: 3000 });
  }).toPass();
});
