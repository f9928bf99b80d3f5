import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/pie/';
const SLICE = '.MuiPieArc-root';
const LABEL = '.MuiPieArcLabel-root:not(:empty)';

test('labels and the tooltip show percentages', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PercentLabels');
  await expect(demo.locator(LABEL)).toHaveText(['45%', '20%', '15%', '10%', '10%']);
  await demo.locator(SLICE).first().hover();
  await expect(page.getByRole('tooltip')).toContainText('$1080 (45%)');
});

test('slices below the minimum angle have no label', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArcLabels');
  await expect(demo.locator(LABEL)).toHaveText(['$1080', '$480', '$360']);
  await demo.getByRole('button', { name: 'label', exact: true }).click();
  await expect(demo.locator(LABEL)).toHaveText(['Rent', 'Food', 'Transport']);
});

test('a click names the series, the index and the slice', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClickedSlice');
  await demo.locator(SLICE).nth(2).click();
  await expect(demo.getByRole('status')).toHaveText('budget, item 2: transport, $360');
});

test('sorting changes the slices, but not the legend', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SortedSlices');
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Bus', 'Car', 'Bike', 'Train']);
  const car = await demo.locator(LABEL).filter({ hasText: '41' }).boundingBox();
  const bus = await demo.locator(LABEL).filter({ hasText: '24' }).boundingBox();
  const surface = await demo.locator('svg').first().boundingBox();
  // The largest slice begins at the top and fills most of the right half.
  expect(car!.x).toBeGreaterThan(bus!.x);
  expect(car!.y).toBeLessThan(surface!.y + surface!.height / 2);
});

test('the pointer fades the other slices', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightedSlice');
  await demo.locator(SLICE).first().hover();
  await expect(demo.locator(SLICE).first()).toHaveClass(/Mui-?(PieArc-)?highlighted/);
  await expect(demo.locator(SLICE).nth(1)).toHaveAttribute('fill', 'gray');
});
