import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/virtualization/';

test('only rows and columns near the view are in the DOM, until it is switched off', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'CountRenderedRows');
  const rows = demo.locator('[role="row"][data-rowindex]');
  await expect(demo.getByText(/In the DOM: [1-9]/)).toBeVisible();
  expect(await rows.count()).toBeLessThan(20);
  await demo.getByRole('switch', { name: 'Virtualization' }).click();
  await expect(demo.getByText('In the DOM: 200 of 200 rows, 2800 of 2800 cells')).toBeVisible();
  await expect(rows).toHaveCount(200);
});

test('the row buffer adds rows on both sides of the view', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowBuffers');
  const rows = demo.locator('[role="row"][data-rowindex]');
  // 270 pixels below the headers, in rows of 52.
  for (const [buffer, count] of [
    ['150 px', 9],
    ['0 px', 6],
    ['1040 px', 26],
  ] as const) {
    await demo.getByRole('button', { name: buffer, exact: true }).click();
    await expect(rows).toHaveCount(count);
    await expect(demo.getByText(`Rendered rows: 1 to ${count}`)).toBeVisible();
  }
});

test('while it scrolls down, the grid renders 15 rows ahead and none behind', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowBuffers');
  const footer = demo.getByText('Rendered rows: ');
  await expect(footer).toHaveText(/Rendered rows: 1 to [1-9]/);
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((scroller) => {
    scroller.scrollTop = 100 * 52;
  });
  await expect(footer).toHaveText(/^Rendered rows: 101 to 12\d$/);
  // The buffers apply again a second later.
  await expect(footer).toHaveText(/^Rendered rows: 9[78] to 10\d$/);
});
