import { changeDemo, expect, openDemo, test, toggle } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/selection/';

test('Shift and an arrow key extend the selection, and going back shrinks it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PickSeveralFiles');
  const selected = demo.locator('[role="treeitem"][aria-selected="true"]');
  await demo.getByText('invoice-1041.pdf').click();
  await expect(selected).toHaveText(['invoice-1041.pdf']);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(selected).toHaveText(['invoice-1041.pdf', 'invoice-1042.pdf', 'summary.xlsx']);
  await page.keyboard.press('Shift+ArrowUp');
  await expect(selected).toHaveText(['invoice-1041.pdf', 'invoice-1042.pdf']);
});

test('Ctrl+A selects disabled items only with disabledItemsFocusable', async ({ page }) => {
  await changeDemo(page, 'DisabledEmployees', /disabledItemsFocusable:/, 'multiSelect: true, $&');
  const demo = await openDemo(
    page,
    '/x/react-tree-view/rich-tree-view/items/',
    'DisabledEmployees',
  );
  const items = demo.getByRole('treeitem');
  const selected = demo.locator('[role="treeitem"][aria-selected="true"]');
  const disabled = demo.locator('[role="treeitem"][aria-disabled="true"]');
  const all = await items.count();
  const off = await disabled.count();
  expect(off).toBeGreaterThan(0);

  await items.first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(selected).toHaveCount(all - off);
  await toggle(demo.getByRole('switch'), true);
  await items.first().focus();
  await page.keyboard.press('ControlOrMeta+a');
  await expect(selected).toHaveCount(all);
});

test('a search keeps what is checked in the hidden items', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SearchAndCheck');
  await demo.getByRole('treeitem', { name: 'Office chair' }).getByRole('checkbox').click();
  await demo.getByRole('searchbox').fill('moni');
  await expect(demo.getByRole('treeitem')).toHaveText([/^ElectronicsMonitor$/, 'Monitor']);
  await demo.getByRole('treeitem', { name: 'Monitor', exact: true }).getByRole('checkbox').click();
  await expect(demo.getByRole('status')).toHaveText('2 selected');
  await demo.getByRole('searchbox').fill('');
  await expect(
    demo.getByRole('treeitem', { name: 'Office chair' }).getByRole('checkbox'),
  ).toBeChecked();
});
