import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-updates/';

test('a row added in front of the array is the first one, and an action removes it', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'AddAndRemoveRows');
  await demo.getByRole('button', { name: 'Add an extra truck' }).click();
  await expect(demo.getByRole('gridcell').first()).toHaveText('Extra 1');
  await demo.getByRole('menuitem', { name: 'Cancel the truck at 06:01' }).click();
  await expect(demo.getByRole('gridcell').first()).toHaveText('Route 1');
});

test('an update through the API merges into the row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UpdateOneRowByApi');
  await demo.getByRole('button', { name: 'Receive report 1 of 3' }).click();
  const row = demo.getByRole('row', { name: /06:24/ });
  await expect(row).toContainText('Route 1');
  await expect(row.locator('[data-field="delay"]')).toHaveText('8');
});

test('an unknown id is inserted at the end and deleted again', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InsertAndDeleteByApi');
  await demo.getByRole('button', { name: 'Insert' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Night' })).toBeVisible();
  expect((await getColumn(demo, 'route')).at(-1)).toBe('Night');
  await demo.getByRole('button', { name: 'Delete' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Night' })).toHaveCount(0);
});

test('one call updates several rows and deletes one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UpdateManyRowsByApi');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const before = (await getColumn(demo, 'delay')).map(Number);
  await demo.getByRole('button', { name: 'Close the road' }).click();
  await expect(demo.getByRole('gridcell', { name: '06:08' })).toHaveCount(0);
  const after = (await getColumn(demo, 'delay')).map(Number);
  expect(after).toEqual(before.slice(1).map((delay) => delay + 10));
});

test('throttled updates wait, and the last one is not lost', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThrottledUpdates');
  const seen = await demo.locator('[data-field="delay"][role="gridcell"]').first().innerText();
  await demo.getByRole('button', { name: 'Send 60 reports' }).click();
  await expect(demo.getByRole('status')).toHaveText('Sent: 60');
  await expect(demo.locator('[data-field="delay"][role="gridcell"]').first()).toHaveText('60');
  expect(seen).toBe('0');
});
