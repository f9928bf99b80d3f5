import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/composition/';

test('two y-axes stand on both sides of bars and a line', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BarsAndLine');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(12);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  const sales = (await demo.getByText('Sales ($1,000)').boundingBox())!;
  const temperature = (await demo.getByText('Temperature (°C)').boundingBox())!;
  const chart = (await demo.locator('svg').boundingBox())!;
  expect(sales.x).toBeLessThan(chart.x + 60);
  expect(temperature.x).toBeGreaterThan(chart.x + chart.width - 60);
});

test('the order of the children decides whether the grid covers the bars', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GridBehindOrInFront');
  const gridCoversBars = () =>
    demo.locator('svg').evaluate((svg) => {
      const bar = svg.querySelector('.MuiBarElement-root')!;
      const grid = svg.querySelector('.MuiChartsGrid-root')!;
      return Boolean(bar.compareDocumentPosition(grid) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
  await expect.poll(gridCoversBars).toBe(false);
  await toggle(demo.getByRole('switch'), true);
  await expect.poll(gridCoversBars).toBe(true);
});

test('the clip path has the size of the drawing area, and the line is larger', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClippedLine');
  const clip = demo.locator('svg clipPath rect').first();
  const size = Number(await clip.getAttribute('height'));
  const line = (await demo.locator('.MuiLineElement-root').boundingBox())!;
  expect(line.height).toBeGreaterThan(size);
  const group = demo.locator('svg g:has(> g > .MuiLineElement-root), svg g[clip-path]').first();
  await expect(group).toHaveCSS('clip-path', /url/);
});

test('legend and tooltip of a container show the series', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendAndTooltip');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Laptops', 'Phones']);
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('Phones92');
});
