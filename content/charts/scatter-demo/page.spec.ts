import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/scatter-demo/';

test('each of two value axes has its own numbers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoValueAxes');
  const ticks = (side: string) => demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`);
  await expect(ticks('left').filter({ hasText: /^200$/ })).toHaveCount(1);
  await expect(ticks('right').filter({ hasText: /^300$/ })).toHaveCount(1);
  await expect(ticks('left').filter({ hasText: /^300$/ })).toHaveCount(0);
});

test('the line stands at the average', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScatterWithAverage');
  await expect(demo.locator('.MuiChartsReferenceLine-label')).toHaveText('Average $1306');
  const getTop = async (selector: string) => (await demo.locator(selector).boundingBox())!.y;
  const getTick = (text: string) =>
    getTop(`.MuiChartsAxis-left .MuiChartsAxis-tickContainer:has-text("${text}") line`);
  const [above, line, below] = [
    await getTick('1,500'),
    await getTop('.MuiChartsReferenceLine-line'),
    await getTick('1,000'),
  ];
  expect((below - line) / (below - above)).toBeCloseTo(306 / 500, 1);
});

test('the tooltip names both temperatures', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighAndLowTemperatures');
  await demo.locator('[data-drawing-container] circle').first().hover();
  await expect(page.getByRole('tooltip')).toContainText(/\d+ to \d+ °C/);
});
