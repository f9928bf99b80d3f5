import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('the keys of the page paint what it says', async ({ page }) => {
  const demo = await openDemo(page, '/x/theming/data-grid/', 'BrandedOrders');
  const root = demo.locator('.MuiDataGrid-root');
  await expect(demo.locator('.MuiDataGrid-container--top [role="row"]')).toHaveCSS(
    'background-color',
    'rgb(215, 236, 232)',
  );
  await expect(demo.locator('.MuiDataGrid-columnHeaderTitle').first()).toHaveCSS(
    'font-weight',
    '700',
  );
  await expect(root).toHaveCSS('border-top-color', 'rgb(183, 213, 207)');
  await expect(root).toHaveCSS('border-top-left-radius', '12px');
  await expect(demo.locator('.MuiDataGrid-cell').first()).toHaveCSS('font-size', '13px');
  await expect(demo.locator('.MuiDataGrid-cell').nth(8)).toHaveCSS(
    'border-top-color',
    'rgb(183, 213, 207)',
  );
  const row = demo.locator('.MuiDataGrid-row');
  await expect(row.first()).toHaveCSS('height', '44px');
  const selected = demo.locator('.MuiDataGrid-row.Mui-selected');
  await expect(selected).toHaveCSS('background-color', 'rgb(178, 223, 219)');
  await selected.hover();
  await expect(selected).toHaveCSS('background-color', 'rgb(178, 223, 219)');
  await row.first().hover();
  await expect(row.first()).toHaveCSS('background-color', 'rgba(0, 121, 107, 0.06)');
});
