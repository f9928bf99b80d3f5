import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/accessibility/';

const selectedItems = (demo: Locator) =>
  demo.locator('[role="treeitem"][aria-selected="true"] > [class*="content"]');

/** Returns the row of the focused item: its text does not contain the children. */
const focusedRow = (demo: Locator) => demo.locator('[role="treeitem"]:focus > [class*="content"]');

const getItem = (demo: Locator, name: string) =>
  demo
    .getByRole('treeitem')
    .filter({ has: demo.page().getByText(name, { exact: true }) })
    .last();

async function expectFocus(page: Page, demo: Locator, key: string, name: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(focusedRow(demo), key).toHaveText(name);
}

test('the attributes of the pattern are set', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SingleSelectKeyboard');
  await expect(demo.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'false');
  await expect(getItem(demo, 'Photos')).toHaveAttribute('aria-expanded', 'true');
  await expect(getItem(demo, 'Reports')).toHaveAttribute('aria-expanded', 'false');
  await expect(getItem(demo, 'Notes.txt')).not.toHaveAttribute('aria-expanded');
  await expect(getItem(demo, 'Notes.txt')).toHaveAttribute('aria-selected', 'false');
  await expect(demo.locator('[role="treeitem"] > [role="group"]')).toHaveCount(1);
  await expect(demo.locator('[role="treeitem"][tabindex="0"]')).toHaveCount(1);
  await expect(demo.locator('[aria-level], [aria-setsize], [aria-posinset]')).toHaveCount(0);
});

test('a visible heading names the tree', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LabelledByHeading');
  await expect(demo.getByRole('tree', { name: 'Team drive' })).toBeVisible();
});

test('the tree is one tab stop, at the selected item', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SingleSelectKeyboard');
  await getItem(demo, 'Reports').focus();
  await page.keyboard.press('Tab');
  await expect(focusedRow(demo)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focusedRow(demo)).toHaveText('Reports');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(focusedRow(demo)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await expect(focusedRow(demo)).toHaveText('Notes.txt');
});

test('each navigation key moves or expands as listed', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SingleSelectKeyboard');
  await getItem(demo, 'Reports').focus();
  await expectFocus(page, demo, 'ArrowDown', 'Photos');
  await expectFocus(page, demo, 'ArrowUp', 'Reports');
  await expectFocus(page, demo, 'ArrowRight', 'Reports');
  await expect(getItem(demo, 'Reports')).toHaveAttribute('aria-expanded', 'true');
  await expectFocus(page, demo, 'ArrowRight', 'Annual report.pdf');
  await expectFocus(page, demo, 'ArrowLeft', 'Reports');
  await expectFocus(page, demo, 'ArrowLeft', 'Reports');
  await expect(getItem(demo, 'Reports')).toHaveAttribute('aria-expanded', 'false');
  await expectFocus(page, demo, 'End', 'Notes.txt');
  await expectFocus(page, demo, 'Home', 'Reports');
  await expectFocus(page, demo, '*', 'Reports');
  await expect(getItem(demo, 'Reports')).toHaveAttribute('aria-expanded', 'true');
  await expect(getItem(demo, 'Summer')).toHaveAttribute('aria-expanded', 'false');
  await expect(selectedItems(demo)).toHaveCount(0);
});

test('a character moves to the next item that starts with it, and continues at the top', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'SingleSelectKeyboard');
  await getItem(demo, 'Reports').focus();
  await expectFocus(page, demo, 'p', 'Photos');
  await expectFocus(page, demo, 'p', 'Portrait.jpg');
  await expectFocus(page, demo, 'p', 'Photos');
  await expectFocus(page, demo, 'n', 'Notes.txt');
  await expectFocus(page, demo, 'Shift+P', 'Notes.txt');
  await expectFocus(page, demo, 'Alt+ArrowUp', 'Notes.txt');
});

test('Space and Enter select one item, and Enter expands a parent', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SingleSelectKeyboard');
  await getItem(demo, 'Reports').focus();
  await page.keyboard.press('Enter');
  await expect(getItem(demo, 'Reports')).toHaveAttribute('aria-expanded', 'true');
  await expect(selectedItems(demo)).toHaveCount(0);
  await page.keyboard.press('Space');
  await expect(selectedItems(demo)).toHaveText(['Reports']);
  await page.keyboard.press('Space');
  await expect(selectedItems(demo)).toHaveText(['Reports']);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(selectedItems(demo)).toHaveText(['Notes.txt']);
});

test('the keys of a multi-select tree select as listed', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultiSelectKeyboard');
  const selected = selectedItems(demo);
  await expect(demo.getByRole('tree')).toHaveAttribute('aria-multiselectable', 'true');
  await getItem(demo, 'Annual report.pdf').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(selected).toHaveText(['Annual report.pdf', 'Budget.xlsx']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(selected).toHaveCount(0);

  await page.keyboard.press('Space');
  await expectFocus(page, demo, 'Shift+ArrowDown', 'Budget.xlsx');
  await expectFocus(page, demo, 'Shift+ArrowDown', 'Photos');
  await expect(selected).toHaveText(['Annual report.pdf', 'Budget.xlsx', 'Photos']);
  await expectFocus(page, demo, 'Shift+ArrowUp', 'Budget.xlsx');
  await expect(selected).toHaveText(['Annual report.pdf', 'Budget.xlsx']);
});

test('Shift and an arrow key upward add the item', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultiSelectKeyboard');
  await getItem(demo, 'Budget.xlsx').focus();
  await page.keyboard.press('Space');
  await expectFocus(page, demo, 'Shift+ArrowUp', 'Annual report.pdf');
  await expect(selectedItems(demo)).toHaveText(['Annual report.pdf', 'Budget.xlsx']);
});

test('ranges and Ctrl+A select visible items only', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MultiSelectKeyboard');
  const selected = selectedItems(demo);
  await getItem(demo, 'Budget.xlsx').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('End');
  await page.keyboard.press('Shift+Space');
  await expect(selected).toHaveText([
    'Budget.xlsx',
    'Photos',
    'Summer',
    'Portrait.jpg',
    'Notes.txt',
  ]);

  await page.reload();
  await openDemo(page, PAGE, 'MultiSelectKeyboard');
  await getItem(demo, 'Budget.xlsx').focus();
  await expectFocus(page, demo, 'ControlOrMeta+Shift+Home', 'Budget.xlsx');
  await expect(selected).toHaveText(['Reports', 'Annual report.pdf', 'Budget.xlsx']);

  await page.reload();
  await openDemo(page, PAGE, 'MultiSelectKeyboard');
  await getItem(demo, 'Portrait.jpg').focus();
  await expectFocus(page, demo, 'ControlOrMeta+Shift+End', 'Portrait.jpg');
  await expect(selected).toHaveText(['Portrait.jpg', 'Notes.txt']);

  await page.keyboard.press('ControlOrMeta+a');
  await expect(selected).toHaveCount(7);
});

test('only the keyboard draws the outline', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'KeyboardFocusOutline');
  const row = focusedRow(demo);
  await demo.getByText('Reports').click();
  await expect(row).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('ArrowDown');
  await expect(row).toHaveCSS('outline-style', 'solid');
});

test('children open without animation for users who request reduced motion', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReducedMotionTree');
  const group = demo.getByRole('group');
  for (const [reducedMotion, duration] of [
    ['reduce', /transition-duration: 0m?s/],
    ['no-preference', /transition-duration: [1-9]\d+ms/],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    await demo.getByText('Reports').click();
    // Not the computed style: the site itself stops transitions for users who request it.
    await expect(group).toHaveAttribute('style', duration);
    await expect(group).toHaveCSS('height', '64px');
    await demo.getByText('Reports').click();
    await expect(group).toHaveCount(0);
  }
});

test('right to left, the horizontal arrow keys are swapped', async ({ page }) => {
  await page.addInitScript(() => window.localStorage.setItem('docs-direction', 'rtl'));
  const demo = await openDemo(page, PAGE, 'SingleSelectKeyboard');
  const reports = getItem(demo, 'Reports');
  await reports.focus();
  await page.keyboard.press('ArrowRight');
  await expect(reports).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowLeft');
  await expect(reports).toHaveAttribute('aria-expanded', 'true');
});
