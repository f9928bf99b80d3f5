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

test('the waterfall hangs from the level before, and its tooltip names only what changed', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'WaterfallOfCosts');
  // The transparent bars come first, then gains, losses and the total, each for six steps.
  const box = async (at: number) => (await demo.locator(BAR).nth(at).boundingBox())!;
  const [sales, materials] = [await box(6), await box(13)];
  expect(Math.abs(sales.y - materials.y)).toBeLessThan(1.5);
  await demo.locator(BAR).nth(13).hover();
  await expect(page.getByRole('tooltip')).toHaveText(/^Materials\s*Loss\s*\$130k$/);
});

test('the line of the Pareto chart ends at 100 percent, above the bar of the whole', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ParetoOfTickets');
  await demo.locator(BAR).nth(1).hover();
  await expect(page.getByRole('tooltip')).toContainText(/Tickets\s*54/);
  await expect(page.getByRole('tooltip')).toContainText(/Share of all so far\s*70%/);
  const marks = demo.locator('.MuiMarkElement-root');
  const top = (await marks.last().boundingBox())!;
  const limit = (await demo.locator('.MuiChartsReferenceLine-line').boundingBox())!;
  expect(top.y).toBeLessThan(limit.y);
});
