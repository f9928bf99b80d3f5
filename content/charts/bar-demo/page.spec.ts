import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/bar-demo/';
const BAR = '.MuiBarElement-root';

test('the tooltip of shares shows percents', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SharesInPercent');
  await demo.locator(BAR).nth(3).hover();
  await expect(page.getByRole('tooltip')).toContainText(/Laptops\s*39%/);
  await expect(page.getByRole('tooltip')).toContainText(/Phones\s*43%/);
});

test('the ticks and the tooltip of the pyramid have no minus sign', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PopulationPyramid');
  await demo.locator(BAR).first().hover();
  await expect(page.getByRole('tooltip')).toContainText(/Men\s*140/);
  const first = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel').first();
  await expect(first).toHaveText('800');
});

test('losses and profits have different colors', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ProfitAndLoss');
  await expect(demo.locator(BAR).nth(0)).toHaveCSS('fill', 'rgb(67, 160, 71)');
  await expect(demo.locator(BAR).nth(1)).toHaveCSS('fill', 'rgb(229, 57, 53)');
});

test('each of two axes has its own numbers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoAxes');
  const top = (side: string) => demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`);
  await expect(top('left').last()).toHaveText('200');
  await expect(top('right').last()).toHaveText('2,500');
});

test('the tooltip of the histogram names the range', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HistogramOfRents');
  await demo.locator(BAR).nth(1).hover();
  await expect(page.getByRole('tooltip')).toContainText('$750 to $999');
  await expect(page.getByRole('tooltip')).toContainText('8 apartments');
});
