import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-pinning/';

async function headers(demo: Locator): Promise<(string | null)[]> {
  const all = demo.getByRole('columnheader');
  await expect(all.first()).toBeVisible();
  return all.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-field')));
}

test('a pinned column stays at the left edge while the others scroll', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  const demo = await openDemo(page, PAGE, 'PinTitleAndDays');
  const title = demo.getByRole('columnheader', { name: 'Project' });
  const region = demo.getByRole('columnheader', { name: 'Region' });
  await expect(title).toBeVisible();
  const before = { title: await title.boundingBox(), region: await region.boundingBox() };
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((box) => {
    box.scrollLeft = 60;
  });
  await expect.poll(async () => (await region.boundingBox())?.x).toBe((before.region?.x ?? 0) - 60);
  expect((await title.boundingBox())?.x).toBe(before.title?.x);
});

test('the column menu changes the controlled model', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledPins');
  await demo.getByRole('columnheader', { name: 'Region' }).hover();
  await demo
    .getByRole('columnheader', { name: 'Region' })
    .getByRole('button', { name: 'Menu' })
    .click();
  await page.getByRole('menuitem', { name: 'Pin to right' }).click();
  await expect(demo.getByRole('status')).toContainText('"right":["region"]');
  expect((await headers(demo)).at(-1)).toBe('region');
});

test('a column that cannot be pinned has no pinning items, the others do', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NeverPinManager');
  for (const [name, count] of [
    ['Manager (fixed)', 0],
    ['Region', 2],
  ] as const) {
    const header = demo.getByRole('columnheader', { name });
    await header.hover();
    await header.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /^(un)?pin/i })).toHaveCount(count);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem', { name: 'Hide column' })).toHaveCount(0);
  }
});

test('an unpinned column returns to its former place', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PinFromButtons');
  const before = await headers(demo);
  await demo.getByRole('button', { name: 'Pin titles' }).click();
  await expect.poll(async () => (await headers(demo))[0]).toBe('title');
  await demo.getByRole('button', { name: 'Unpin' }).click();
  await expect.poll(() => headers(demo)).toEqual(before);
});
