import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('Shift and an arrow key deselect the item that they leave on the way back', async ({
  page,
}) => {
  const demo = await openDemo(
    page,
    '/x/react-tree-view/simple-tree-view/selection/',
    'SeveralItemsSelected',
  );
  const selected = demo.locator('[role="treeitem"][aria-selected="true"]');
  await demo.getByText('Desk').click();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveText(['Desk', 'Office chair', 'Bookshelf']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected).toHaveText(['Desk', 'Office chair']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected).toHaveText(['Desk']);
});
