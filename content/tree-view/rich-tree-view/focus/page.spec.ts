import { changeDemo, expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/focus/';

const FOCUSED = '[role="treeitem"]:focus > [class*="content"]';

test('focusItem focuses the item and scrolls to it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusItemFromButton');
  await demo.getByRole('button').click();
  await expect(demo.locator(FOCUSED)).toHaveText('Budget.xlsx');
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);

  const tree = demo.getByRole('tree');
  await demo.getByRole('button').focus();
  await tree.evaluate((element) => {
    element.style.height = '64px';
    element.style.overflow = 'auto';
    element.scrollTop = 0;
  });
  await demo.getByRole('button').click();
  await expect.poll(() => tree.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
});

test('focusItem focuses nothing while a folder above the parent is collapsed', async ({ page }) => {
  await changeDemo(page, 'ExpandThenFocusItem', /["'`]photos["'`],/, '');
  const demo = await openDemo(page, PAGE, 'ExpandThenFocusItem');
  await demo.getByRole('button').click();
  await expect(demo.getByRole('button')).toBeFocused();
  await demo.getByText('Photos').click();
  await expect(demo.getByRole('tree').getByText('Mountains.jpg')).toBeVisible();
});

test('an item is focused once its folders are expanded', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExpandThenFocusItem');
  await demo.getByRole('button').click();
  await expect(demo.locator(FOCUSED)).toHaveText('Mountains.jpg');
});

test('the preview follows the arrow keys', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PreviewOfFocusedFile');
  await demo.getByText('Photos').click();
  await page.keyboard.press('ArrowUp');
  await expect(demo.getByRole('status')).toHaveText('Budget.xlsx (document)');
});

test('after the focused item is removed, the tab stop has the focus', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DeleteFocusedItem');
  await demo.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await page.keyboard.press('Delete');
  await expect(demo.getByText('Notes.txt')).toHaveCount(0);
  await expect(demo.locator(FOCUSED)).toHaveText('Reports');
});
