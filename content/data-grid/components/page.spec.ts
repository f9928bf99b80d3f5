import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/components/';

test('a toolbar of your own receives its props through slotProps', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PropsForOwnToolbar');
  await demo.getByRole('button', { name: 'Show who is on leave' }).click();
  await expect(demo.getByRole('button', { name: 'Show everybody' })).toBeVisible();
  expect(await getColumn(demo, 'name')).toEqual(['Peer Lindqvist', 'Amara Diallo']);
});

test('a toolbar can set the filter of the grid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DepartmentButtonsToolbar');
  await demo.getByRole('button', { name: 'Support' }).click();
  await expect.poll(() => getColumn(demo, 'name')).toEqual(['Leo Marchand', 'Chidi Eze']);
});

test('a filter panel of your own opens from the default button', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LevelFilterPanel');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.getByRole('radio', { name: 'Temporary' }).click();
  await expect.poll(() => getColumn(demo, 'name')).toEqual(['Rosa Delgado', 'Hanne Dahl']);
});

test('the pagination slot changes the page', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PagerWithTwoButtons');
  await expect(demo.getByText('1 of 3')).toBeVisible();
  await demo.getByRole('button', { name: 'Next' }).click();
  await expect(demo.getByText('2 of 3')).toBeVisible();
  expect((await getColumn(demo, 'name'))[0]).toBe('Sofia Lombardi');
});

test('the no-results overlay shows the filter', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExplainNoResults');
  await expect(demo.getByText('No employee matches “gardener”')).toBeVisible();
});

test('slotProps.cell adds handlers to the default cell', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CellUnderPointer');
  await demo.getByRole('gridcell', { name: 'Tomás Rivera' }).hover();
  await expect(demo.getByText('row 2, field name')).toBeVisible();
});
