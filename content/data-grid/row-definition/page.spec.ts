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
