import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/line-demo/';

test('the dashed forecast starts where the line of the sales ends', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SalesForecast');
  const lines = demo.locator('.MuiLineElement-root');
  await expect(lines.nth(0)).toHaveCSS('stroke-dasharray', 'none');
  await expect(lines.nth(1)).toHaveCSS('stroke-dasharray', '6px, 4px');
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(12);
  const sales = (await lines.nth(0).boundingBox())!;
  const forecast = (await lines.nth(1).boundingBox())!;
  expect(Math.abs(sales.x + sales.width - forecast.x)).toBeLessThan(3);
});

test('reference lines are drawn at a value and at a position', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LineWithReferences');
  await expect(demo.locator('.MuiChartsReferenceLine-horizontal')).toHaveCount(1);
  await expect(demo.locator('.MuiChartsReferenceLine-vertical')).toHaveCount(1);
});
