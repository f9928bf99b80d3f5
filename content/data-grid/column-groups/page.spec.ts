import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-groups/';

test('a group covers its columns, and its id is its name', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoColumnGroups');
  for (const name of ['Offer', 'Sales']) {
    await expect(demo.getByRole('columnheader', { name })).toHaveAttribute('aria-colspan', '2');
  }
});

test('nested groups make one header row each', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupsInGroups');
  const capacity = demo.getByRole('columnheader', { name: 'Capacity' });
  await expect(demo.getByRole('row').filter({ has: page.getByRole('columnheader') })).toHaveCount(
    3,
  );
  await expect(capacity).toHaveAttribute('aria-colspan', '2');
  await capacity.getByText('Capacity').hover();
  await expect(page.getByRole('tooltip')).toHaveText('What the machine handles at once');
});

test('a group whose columns are apart has two headers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SplitColumnGroup');
  await expect(demo.getByRole('columnheader', { name: 'Sales' })).toHaveCount(2);
});

test('the button opens and closes its group, also with the space key', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CollapsibleGroup');
  const group = demo.getByRole('button', { name: 'Sales' });
  const price = demo.getByRole('columnheader', { name: 'Price ($)' });
  await expect(price).toHaveCount(0);
  await group.click();
  await expect(price).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Sold' }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(group).toBeFocused();
  await page.keyboard.press('Space');
  await expect(price).toHaveCount(0);
});

test('group headers can be lower than column headers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LowGroupHeaders');
  const group = await demo.getByRole('columnheader', { name: 'Where and when' }).boundingBox();
  const column = await demo.getByRole('columnheader', { name: 'Warehouse' }).boundingBox();
  expect([group?.height, column?.height]).toEqual([32, 56]);
});
