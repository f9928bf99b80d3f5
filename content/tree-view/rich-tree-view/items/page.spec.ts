import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/items/';

test('a flat list in any order becomes a tree', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeFromFlatList');
  const germany = demo.getByRole('treeitem', { name: 'Germany', exact: true });
  await expect(demo.locator('[role="tree"] > [role="treeitem"]')).toHaveCount(2);
  await expect(germany.getByRole('treeitem')).toHaveText(['Hamburg', 'Munich']);
});
