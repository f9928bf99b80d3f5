import type { Locator, Page } from '@playwright/test';
import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-menu/';

async function openMenu(page: Page, demo: Locator, column: string): Promise<Locator> {
  await demo.getByRole('columnheader', { name: column }).hover();
  await demo.getByRole('button', { name: `${column} column menu` }).click();
  return page.getByRole('menu').getByRole('menuitem');
}

test('the default menu, and the same one from the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpenColumnMenu');
  const items = ['Sort by ASC', 'Sort by DESC', 'Filter', 'Hide column', 'Manage columns'];
  await expect(await openMenu(page, demo, 'Sold')).toHaveText(items);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await demo.getByRole('columnheader', { name: 'Sold' }).focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menu').getByRole('menuitem')).toHaveText(items);
});

test('an item without a slot is gone, and a smaller display order comes first', async ({
  page,
}) => {
  const short = await openDemo(page, PAGE, 'ShorterColumnMenu');
  await expect(await openMenu(page, short, 'Warehouse')).toHaveText([
    'Sort by ASC',
    'Sort by DESC',
    'Filter',
  ]);
  const moved = await openDemo(page, PAGE, 'FilterItemFirst');
  await expect((await openMenu(page, moved, 'Warehouse')).first()).toHaveText('Filter');
});

test('an added item acts on its column and closes the menu', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AutosizeMenuItem');
  const header = demo.getByRole('columnheader', { name: 'Product' });
  const before = await header.evaluate((element) => element.clientWidth);
  await (await openMenu(page, demo, 'Product')).filter({ hasText: 'Fit to content' }).click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect
    .poll(() => header.evaluate((element) => element.clientWidth))
    .toBeGreaterThan(before + 20);
});

test('the columns have different menus', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MenuPerColumn');
  await expect(await openMenu(page, demo, 'Warehouse')).not.toContainText(['Filter']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await (await openMenu(page, demo, 'Sold')).filter({ hasText: 'Only below 200' }).click();
  await expect
    .poll(async () => (await getColumn(demo, 'sold')).every((text) => Number(text) < 200))
    .toBe(true);
});

test('a right click opens the menu', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MenuOnRightClick');
  await demo.getByRole('columnheader', { name: 'Manager' }).click({ button: 'right' });
  await expect(page.getByRole('menu', { name: 'Manager column menu' })).toBeVisible();
});
