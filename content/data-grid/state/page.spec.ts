import type { Locator } from '@playwright/test';
import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/state/';

function sortBy(demo: Locator, header: string): Promise<void> {
  return demo.getByRole('columnheader', { name: header }).click();
}

test('a selector renders the footer again when the filter changes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilteredTotalFooter');
  const total = demo.getByRole('status');
  const before = await total.textContent();
  await demo.getByRole('columnheader', { name: 'Product' }).hover();
  await demo.getByRole('button', { name: 'Product column menu' }).click();
  await page.getByRole('menuitem', { name: 'Filter' }).click();
  await page.getByPlaceholder('Filter value').fill('Arch binder');
  await expect(total).not.toHaveText(before!);
});

test('the initial state applies to all features at once', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StartConfigured');
  const rows = demo.locator('[role="row"][data-id]');
  await expect(rows).toHaveCount(5);
  await expect(demo.getByRole('columnheader', { name: 'Category' })).toHaveCount(0);
  expect((await rows.first().boundingBox())?.height).toBeLessThan(40);
  const quantities = (await getColumn(demo, 'quantity')).map((text) =>
    Number(text.replace(',', '')),
  );
  expect(quantities).toEqual(quantities.toSorted((a, b) => b - a));
});

test('dirty models appear when users change them, but the column order always does', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ExportedState');
  const status = demo.getByRole('status');
  const dirty = demo.getByRole('button', { name: 'Dirty models' });
  await demo.getByRole('button', { name: 'Everything' }).click();
  await expect(status).toContainText('"sortModel": []');
  await expect(status).toContainText('"density": "standard"');
  await dirty.click();
  await expect(status).toContainText('orderedFields');
  await expect(status).not.toContainText('sortModel');
  await sortBy(demo, 'Quantity');
  await dirty.click();
  await expect(status).toContainText('"field": "quantity"');
});

test('a saved view comes back with its columns and its order', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SavedViews');
  await sortBy(demo, 'Product');
  const saved = await getColumn(demo, 'product');
  await demo.getByRole('button', { name: 'Save view' }).click();
  await demo.getByRole('button', { name: 'Largest' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Supplier' })).toHaveCount(0);
  expect(await getColumn(demo, 'product')).not.toEqual(saved);
  await demo.getByRole('button', { name: 'Saved view' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Supplier' })).toBeVisible();
  expect(await getColumn(demo, 'product')).toEqual(saved);
});

test('a layout stored in the browser survives a reload', async ({ page }) => {
  let demo = await openDemo(page, PAGE, 'RememberedLayout');
  await sortBy(demo, 'Quantity');
  await demo.getByRole('button', { name: 'Save the layout' }).click();
  demo = await openDemo(page, PAGE, 'RememberedLayout');
  const header = demo.getByRole('columnheader', { name: 'Quantity' });
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Forget it' }).click();
  demo = await openDemo(page, PAGE, 'RememberedLayout');
  await expect(demo.getByRole('columnheader', { name: 'Quantity' })).toHaveAttribute(
    'aria-sort',
    'none',
  );
});

test('a layout comes from the server and goes back to it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LayoutOnServer');
  await expect(demo.getByRole('columnheader', { name: 'Product' })).toBeVisible();
  await expect(demo.getByRole('columnheader', { name: 'Supplier' })).toHaveCount(0);
  await sortBy(demo, 'Quantity');
  const sorted = await getColumn(demo, 'quantity');
  await demo.getByRole('button', { name: 'Save the layout' }).click();
  await expect(demo.getByRole('status')).toHaveText('Saved.');
  await page
    .locator('[data-demo][id="LayoutOnServer"]')
    .getByRole('button', { name: 'Reset demo' })
    .click();
  await expect(demo.getByRole('progressbar')).toBeVisible();
  await expect.poll(() => getColumn(demo, 'quantity')).toEqual(sorted);
});
