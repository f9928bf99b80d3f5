import { readFileSync } from 'node:fs';
import type { ApiModel } from '../../src/core/api/model.ts';
import { expect, openDemo, test } from './demo.ts';

const GRID = '/x/react-data-grid/column-pinning/';
const TREE = '/x/react-tree-view/tree-item-customization/';

function getVariables(product: string, component: string): string[] {
  const file = new URL(`../../api/${product}.api.json`, import.meta.url);
  const model = JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
  const found = model.components.find(({ name }) => name === component);
  return (found?.cssVariables ?? []).map(({ name }) => name);
}

/** Returns the names that have no value at an element. */
function findUnset(element: Element, names: readonly string[]): string[] {
  const style = getComputedStyle(element);
  return names.filter((name) => style.getPropertyValue(name) === '');
}

test('the root of a grid has every CSS variable of its reference, except the one to set', async ({
  page,
}) => {
  const demo = await openDemo(page, GRID, 'PinTitleAndDays');
  const root = demo.locator('.MuiDataGrid-root');
  const names = getVariables('data-grid', 'DataGridPro');
  expect(names.length).toBeGreaterThan(10);
  expect(await root.evaluate(findUnset, names)).toEqual(['--DataGrid-overlayHeight']);
  const measured = await root.evaluate((element) => {
    const style = getComputedStyle(element);
    const header = element.querySelector('.MuiDataGrid-columnHeader--pinnedLeft')!;
    return {
      pinned: parseFloat(style.getPropertyValue('--DataGrid-leftPinnedWidth')) > 0,
      header:
        style.getPropertyValue('--DataGrid-headerHeight') ===
        `${header.getBoundingClientRect().height}px`,
    };
  });
  expect(measured).toEqual({ pinned: true, header: true });
});

test('a CSS variable of a grid colors the borders of its rows', async ({ page }) => {
  const demo = await openDemo(page, GRID, 'PinTitleAndDays');
  const cell = demo.locator('.MuiDataGrid-row:nth-child(2) .MuiDataGrid-cell').first();
  await expect(cell).not.toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
  await demo.locator('.MuiDataGrid-root').evaluate((root: HTMLElement) => {
    root.style.setProperty('--DataGrid-rowBorderColor', 'rgb(1, 2, 3)');
  });
  await expect(cell).toHaveCSS('border-top-color', 'rgb(1, 2, 3)');
});

test('the items of a tree have the CSS variables of the reference', async ({ page }) => {
  const demo = await openDemo(page, TREE, 'IndentationInsideRows');
  const item = demo.getByRole('treeitem').first();
  const names = getVariables('tree-view', 'TreeItem2');
  expect(names.length).toBeGreaterThan(2);
  expect(await item.evaluate(findUnset, names)).toEqual([
    '--TreeView-targetDepth',
    '--TreeView-indentMultiplier',
  ]);
  const root = demo.getByRole('tree');
  expect(await root.evaluate(findUnset, getVariables('tree-view', 'RichTreeView'))).toEqual([]);
});
