import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-definition/';

test('the rows keep the order of the array', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TramRows');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  expect(await getColumn(demo, 'departure')).toEqual(['06:04', '06:21', '06:27']);
});

test('callbacks receive the id that getRowId builds', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'IdFromTwoFields');
  await demo.getByRole('gridcell', { name: '14:10' }).click();
  await expect(demo.getByRole('status')).toHaveText('Clicked id: Aurelia/14:10');
});

test('value getters read nested objects and leave missing ones empty', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NestedRows');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  expect(await getColumn(demo, 'leader')).toEqual([
    'Haruki Sato',
    'Owen Fairbank',
    'Sofia Lindqvist',
  ]);
});

test('rows replace the loading indicator when they arrive', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsArriveLater');
  const cell = demo.getByRole('gridcell', { name: '06:04' });
  await expect(cell).toBeVisible();
  await demo.getByRole('button', { name: 'Fetch again' }).click();
  await expect(cell).toBeHidden();
  await expect(demo.getByText('No rows')).toBeHidden();
  await expect(cell).toBeVisible();
});
