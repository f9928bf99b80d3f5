import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/tooltip/';

test('the formatters of the axis and the series fill the tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TooltipInDollars');
  await demo.locator('.MuiBarElement-root').first().hover();
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip).toContainText('Q1 of 2024');
  await expect(tooltip).toContainText('$86,000');
});

test('trigger decides between all series, one item, and nothing', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TooltipByTrigger');
  const tooltip = page.locator('.MuiChartsTooltip-root');
  const bar = demo.locator('.MuiBarElement-root').first();
  await bar.hover();
  await expect(tooltip.locator('.MuiChartsTooltip-row')).toHaveCount(2);
  await demo.getByRole('button', { name: 'Item' }).click();
  await bar.hover();
  await expect(tooltip.locator('.MuiChartsTooltip-row')).toHaveCount(1);
  await demo.getByRole('button', { name: 'None' }).click();
  await bar.hover();
  await expect(tooltip).toHaveCount(0);
});
