import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('the keys of the page paint what it says', async ({ page }) => {
  const demo = await openDemo(page, '/x/theming/charts/', 'BrandedSales');
  const bar = demo.locator('.MuiBarElement-root').first();
  await expect(bar).toHaveCSS('fill', 'rgb(0, 105, 92)');
  await expect(demo.locator('.MuiChartsAxis-line').first()).toHaveCSS(
    'stroke',
    'rgb(128, 162, 156)',
  );
  const label = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel').first();
  await expect(label).toHaveCSS('font-weight', '600');
  await expect(label).toHaveCSS('font-size', '13px');
  await expect(demo.locator('.MuiChartsGrid-line').first()).toHaveCSS(
    'stroke-dasharray',
    '4px, 4px',
  );
  await expect(demo.locator('.MuiChartsLegend-series text').first()).toHaveCSS('font-size', '13px');
  await bar.hover();
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip.locator('.MuiChartsTooltip-paper')).toHaveCSS(
    'background-color',
    'rgb(0, 53, 47)',
  );
  await expect(tooltip.locator('.MuiChartsTooltip-cell').last()).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );
});
