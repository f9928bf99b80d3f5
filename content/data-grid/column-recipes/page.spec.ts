import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';
import type { Locator } from '@playwright/test';

const PAGE = '/x/react-data-grid/column-recipes/';

const readHeaders = (demo: Locator) =>
  demo.getByRole('columnheader').evaluateAll((headers) => headers.map((h) => h.textContent));

test('width and order survive a mount and a reload, and can be reset', async ({ page }) => {
  let demo = await openDemo(page, PAGE, 'RememberedWidthAndOrder');
  const manager = demo.getByRole('columnheader', { name: 'Manager' });
  await manager.hover();
  const handle = (await manager.locator('.MuiDataGrid-columnSeparator').boundingBox())!;
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
  await page.mouse.down();
  await page.mouse.move(handle.x + handle.width / 2 + 60, handle.y + 10, { steps: 4 });
  await page.mouse.up();
  await manager
    .locator('[draggable]')
    .dragTo(demo.getByRole('columnheader', { name: 'Product' }), { steps: 5 });
  await expect.poll(() => readHeaders(demo)).toEqual(['Manager', 'Product', 'Warehouse', 'Sold']);
  const width = (await manager.boundingBox())!.width;
  expect(width).toBeGreaterThan(180);

  await demo.getByRole('button', { name: 'Mount again' }).click();
  await expect.poll(() => readHeaders(demo)).toEqual(['Manager', 'Product', 'Warehouse', 'Sold']);
  await page.reload();
  demo = await openDemo(page, PAGE, 'RememberedWidthAndOrder');
  await expect.poll(() => readHeaders(demo)).toEqual(['Manager', 'Product', 'Warehouse', 'Sold']);
  const restored = await demo.getByRole('columnheader', { name: 'Manager' }).boundingBox();
  expect(restored!.width).toBeCloseTo(width, 0);

  await demo.getByRole('button', { name: 'Reset columns' }).click();
  await expect.poll(() => readHeaders(demo)).toEqual(['Product', 'Manager', 'Warehouse', 'Sold']);
});

test('a view restores order and visibility', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamedColumnViews');
  await expect.poll(() => readHeaders(demo)).toEqual(['Product', 'Manager']);
  await demo.getByRole('combobox', { name: 'View' }).click();
  await page.getByRole('option', { name: 'Sales' }).click();
  await expect.poll(() => readHeaders(demo)).toEqual(['Sold', 'Price ($)', 'Product']);
  await demo.getByRole('button', { name: 'Save as new view' }).click();
  await demo.getByRole('combobox', { name: 'View' }).click();
  await page.getByRole('option', { name: 'Offer' }).click();
  await expect.poll(() => readHeaders(demo)).toEqual(['Product', 'Manager']);
  await demo.getByRole('combobox', { name: 'View' }).click();
  await page.getByRole('option', { name: 'View 3' }).click();
  await expect.poll(() => readHeaders(demo)).toEqual(['Sold', 'Price ($)', 'Product']);
});

test('a column for an array item sorts by its value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnPerArrayItem');
  await demo.getByRole('columnheader', { name: 'Week 1' }).click();
  const cells = await demo.locator('[role="gridcell"][data-field="week-0"]').allInnerTexts();
  const numbers = cells.map(Number);
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('a button in the group header shows and hides its columns', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CollapsibleColumnGroup');
  await expect(demo.getByRole('columnheader', { name: 'Price ($)' })).toHaveCount(0);
  await demo.getByRole('button', { name: 'Sales +' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Price ($)' })).toBeVisible();
  await demo.getByRole('button', { name: 'Sales −' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Price ($)' })).toHaveCount(0);
});

test('the highlight follows the sorted column', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightSortedColumn');
  const price = demo.locator('[role="gridcell"][data-field="price"]').first();
  await expect(price).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await demo.getByRole('columnheader', { name: 'Price ($)' }).click();
  await expect(price).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a CSV file becomes rows and columns, with commas and line breaks in quotes', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ImportedCsv');
  await expect(demo.getByRole('gridcell', { name: 'Okafor, Ltd.' })).toBeVisible();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    demo.getByText('Choose a CSV file').click(),
  ]);
  await chooser.setFiles({
    name: 'staff.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Name,Hours,Remark\r\n"Diaz, Ana",7.5,"two\nlines"\r\nKim,10,\r\n'),
  });
  await expect(demo.getByRole('status')).toHaveText('staff.csv: 2 rows');
  await expect(demo.getByRole('columnheader')).toHaveText(['Name', 'Hours', 'Remark']);
  await expect(demo.getByRole('gridcell')).toHaveText([
    ...['Diaz, Ana', '7.5', 'two\nlines'],
    ...['Kim', '10', ''],
  ]);
  // Numbers are compared as numbers.
  await demo.getByRole('columnheader', { name: 'Hours' }).click();
  await expect(demo.getByRole('gridcell').first()).toHaveText('Diaz, Ana');
});
