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

test('a formatter leaves out a row, and a label is longer than in the legend', async ({ page }) => {
  const tooltip = page.locator('.MuiChartsTooltip-root');
  const goal = await openDemo(page, PAGE, 'SeriesWithoutTooltip');
  await goal.locator('.MuiMarkElement-root').first().hover();
  await expect(tooltip.locator('.MuiChartsTooltip-labelCell')).toHaveText(['Online']);
  const labels = await openDemo(page, PAGE, 'LabelInTooltip');
  await expect(labels.locator('.MuiChartsLegend-series')).toHaveText(['Online', 'Store']);
  await labels.locator('.MuiMarkElement-root').first().hover();
  await expect(tooltip).toContainText('Online (thousand dollars)');
});

test('slots replace the content of both tooltips', async ({ page }) => {
  const tooltip = page.locator('.MuiChartsTooltip-root');
  const bars = await openDemo(page, PAGE, 'TooltipWithTotal');
  await bars.locator('.MuiBarElement-root').first().hover();
  await expect(tooltip).toHaveText('Total of Q1$215,000');
  const pie = await openDemo(page, PAGE, 'TooltipOfSlice');
  await pie.locator('.MuiPieArc-root').first().hover();
  await expect(tooltip).toHaveText('$1080 of $2,400');
});

test('slotProps.popper moves the tooltip and styles it outside of the chart', async ({ page }) => {
  const tooltip = page.locator('body > .MuiChartsTooltip-root');
  const above = await openDemo(page, PAGE, 'TooltipAboveThePointer');
  const bar = above.locator('.MuiBarElement-root').last();
  await bar.hover();
  await expect(tooltip).toHaveAttribute('data-popper-placement', 'top');
  const small = await openDemo(page, PAGE, 'SmallTooltip');
  await small.locator('.MuiBarElement-root').last().hover();
  await expect(tooltip.locator('.MuiChartsTooltip-valueCell p').first()).toHaveCSS(
    'font-size',
    '12px',
  );
});
