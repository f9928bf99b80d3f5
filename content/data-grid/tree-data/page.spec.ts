import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/tree-data/';
const TREE = '__tree_data_group__';

test('groups are closed by default and open with the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsAsTree');
  expect(await getColumn(demo, TREE)).toHaveLength(3);
  await demo.getByRole('gridcell', { name: 'Support' }).click();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('gridcell', { name: 'Requests' })).toBeVisible();
});

test('missing levels are filled with groups that have no data', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupsForMissingParents');
  const group = demo.getByRole('row', { name: 'Reports' });
  await expect(group).toBeVisible();
  await expect(group.locator('[data-field="year"]')).toHaveText('');
});

test('sorting can be limited to the top level', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SortInsideGroups');
  const second = async () => (await getColumn(demo, TREE))[1];
  expect(await second()).toContain('Commissions');
  await demo.getByRole('switch', { name: 'Sort the departments only' }).click();
  await expect.poll(second).toContain('Contracts');
  expect((await getColumn(demo, TREE))[0]).toContain('Sales');
});

test('a deleted folder leaves its files under a generated group', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChangeTheTree');
  const folder = demo.getByRole('row', { name: /Folder 1/ });
  await expect(folder.locator('[data-field="level"]')).toHaveText('Folder');
  await demo.getByRole('button', { name: 'Delete the folder' }).click();
  await expect(folder.locator('[data-field="level"]')).toHaveText('');
  await expect(demo.getByRole('gridcell', { name: 'Spare lamps' })).toBeVisible();
});

test('opening a group loads its children once', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LoadChildrenOnExpand');
  await demo
    .getByRole('row', { name: 'Finance' })
    .getByRole('button', { name: 'see children' })
    .click();
  await expect(demo.getByText('Loading…')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Reports' })).toBeVisible();
  await expect(demo.getByText('Loading…')).toHaveCount(0);
});

test('a selected group selects everything below it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectParentsAndChildren');
  await demo.getByRole('row', { name: 'Folder 1 (2)' }).getByRole('checkbox').click();
  await expect(demo.getByText('Selected items: 3')).toBeVisible();
});
