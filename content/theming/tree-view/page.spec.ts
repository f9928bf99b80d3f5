import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('the keys of the page paint what it says', async ({ page }) => {
  const demo = await openDemo(page, '/x/theming/tree-view/', 'BrandedFiles');
  const getRow = (name: string) =>
    demo.getByRole('treeitem', { name, exact: true }).locator('.MuiTreeItem-content').first();
  const selected = getRow('Budget 2024.xlsx');
  await expect(selected).toHaveCSS('background-color', 'rgb(178, 223, 219)');
  await selected.hover();
  await expect(selected).toHaveCSS('background-color', 'rgb(178, 223, 219)');
  await selected.click();
  await expect(selected).toHaveClass(/Mui-focused/);
  await expect(selected).toHaveCSS('background-color', 'rgb(178, 223, 219)');
  await expect(selected).toHaveCSS('border-top-left-radius', '6px');
  await getRow('April.pdf').hover();
  await expect(getRow('April.pdf')).toHaveCSS('background-color', 'rgba(0, 121, 107, 0.08)');
  await expect(demo.locator('.MuiTreeItem-label').first()).toHaveCSS('font-size', '14px');
  await expect(demo.locator('.MuiTreeItem-iconContainer').first()).toHaveCSS(
    'color',
    'rgb(0, 137, 123)',
  );
  const group = demo.locator('.MuiTreeItem-groupTransition').first();
  await expect(group).toHaveCSS('border-left-style', 'dashed');
  await expect(group).toHaveCSS('padding-left', '20px');
});
