import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/simple-tree-view/focus/';

test('focusItem focuses a visible item only, and does not select', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusFromButtons');
  const focused = demo.locator('[role="treeitem"]:focus > [class*="content"]');
  await demo.getByRole('button', { name: 'Focus the budget' }).click();
  await expect(focused).toHaveText('Budget.xlsx');
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);

  const portrait = demo.getByRole('button', { name: 'Focus the portrait' });
  await portrait.click();
  await expect(portrait).toBeFocused();
  await demo.getByText('Photos').click();
  await portrait.click();
  await expect(focused).toHaveText('Portrait.jpg');
});

test('onItemFocus follows the pointer and the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HelpForFocusedItem');
  const help = demo.getByRole('status');
  await demo.getByText('Billing').click();
  await expect(help).toContainText('Plan, invoices');
  await page.keyboard.press('ArrowUp');
  await expect(help).toContainText('two-step sign-in');
});

test('the tree is entered again at its tab stop, not where it was left', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HelpForFocusedItem');
  const focused = demo.locator('[role="treeitem"]:focus > [class*="content"]');
  await demo.getByRole('treeitem').first().focus();
  await page.keyboard.press('End');
  await expect(focused).toHaveText('Billing');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveText('Account');
});
