import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/sparkline/';

test('the tooltip shows the formatted value of a line and of a bar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineTooltip');
  const charts = demo.locator('svg');
  await charts.first().hover();
  await expect(page.getByRole('tooltip')).toContainText(/\$\d+k/);
  await expect(demo.locator('.MuiHighlightElement-root')).toHaveCount(1);
  await charts.nth(1).hover();
  await expect(page.getByRole('tooltip')).toContainText(/\$\d+k/);
  await expect(demo.locator('.MuiChartsAxisHighlight-root')).toHaveCount(1);
});

test('the tooltip names the date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineDates');
  await demo.locator('svg').first().hover();
  await expect(page.getByRole('tooltip')).toContainText(/April \d+/);
  await expect(page.getByRole('tooltip')).toContainText(/\d+ °C/);
});

test('bars stand above and below zero', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineBars');
  const boxes = await demo
    .locator('.MuiBarElement-root')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().toJSON() as DOMRect));
  const zero = boxes[0]!.bottom;
  expect(boxes).toHaveLength(12);
  expect(boxes.filter(({ top }) => top >= zero - 1)).toHaveLength(3);
});

test('two sparklines on one scale differ in height', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineRange');
  const [oslo, sydney] = await demo
    .locator('.MuiLineElement-root')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(oslo!).toBeGreaterThan(1.5 * sydney!);
});
