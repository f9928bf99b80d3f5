import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/items/';

test('a flat list in any order becomes a tree', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeFromFlatList');
  const germany = demo.getByRole('treeitem', { name: 'Germany', exact: true });
  await expect(demo.locator('[role="tree"] > [role="treeitem"]')).toHaveCount(2);
  await expect(germany.getByRole('treeitem')).toHaveText(['Hamburg', 'Munich']);
});

test('a right click and Shift + F10 open the menu of the item itself', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FileContextMenu');
  await demo.getByText('Budget.xlsx').click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await expect(demo.getByRole('status')).toHaveText('Shared: Budget.xlsx');
  await demo.getByRole('treeitem', { name: 'Photos' }).focus();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Download' }).click();
  await expect(demo.getByRole('status')).toHaveText('Downloaded: Photos');
});
