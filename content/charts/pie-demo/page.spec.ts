import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/pie-demo/';
const SLICE = '.MuiPieArc-root';

test('the total stands in the center of the donut', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DonutWithTotal');
  const slices = await demo.locator(SLICE).first().locator('..').boundingBox();
  const total = await demo.getByText('$2400', { exact: true }).boundingBox();
  const getCenter = (box: { x: number; width: number } | null) => box!.x + box!.width / 2;
  expect(Math.abs(getCenter(total) - getCenter(slices))).toBeLessThan(3);
});

test('a slice and its button select the same product', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedSlice');
  await demo.locator(SLICE).nth(1).click();
  await expect(demo.getByRole('button', { name: 'Phones' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(demo.getByRole('status')).toContainText('158');
  await demo.getByRole('button', { name: 'Tablets' }).click();
  await expect(demo.getByRole('status')).toContainText('65');
});

test('two pies share one legend', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoPies');
  await expect(demo.locator(SLICE)).toHaveCount(6);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText([
    'Laptops',
    'Phones',
    'Tablets',
  ]);
  await demo.locator(SLICE).nth(3).hover();
  await expect(page.getByRole('tooltip')).toContainText('Laptops: 141');
});

test('the outer ring shows the items of each group', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoLevelPie');
  await expect(demo.locator(SLICE)).toHaveCount(8);
  await expect(demo.locator('.MuiPieArcLabel-root:not(:empty)')).toHaveText(['Needs']);
});
