import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/legend/';
const ITEM = '.MuiChartsLegend-series';

test('a click on an item names its series', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendClick');
  await demo.locator('.MuiChartsLegend-itemBackground').nth(1).click();
  await expect(demo.getByRole('status')).toHaveText('Rome: series south, index 1');
});

test('the legend can be hidden', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HiddenLegend');
  await expect(demo.locator('.MuiPieArc-root')).toHaveCount(5);
  await expect(demo.locator(ITEM)).toHaveCount(0);
  await toggle(demo.getByRole('switch', { name: 'Legend' }), true);
  await expect(demo.locator(ITEM)).toHaveCount(5);
});

test('the items of a column are below each other', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LegendPosition');
  const measure = async () => {
    const first = (await demo.locator(ITEM).nth(0).boundingBox())!;
    const second = (await demo.locator(ITEM).nth(1).boundingBox())!;
    return second.y > first.y;
  };
  await expect(demo.locator(ITEM)).toHaveCount(5);
  expect(await measure()).toBe(false);
  await demo.getByRole('combobox', { name: 'direction' }).click();
  await page.getByRole('option', { name: 'column' }).click();
  await expect.poll(measure).toBe(true);
});

test('the label in the tooltip differs from the one in the legend', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LabelPerLocation');
  await expect(demo.locator(ITEM).first()).toContainText('and desktops');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('Computers');
});

test('a color legend names both ends, or each piece', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PiecewiseLegend');
  for (const piece of ['Below \u200E0°', 'Below \u200E10°', 'From \u200E10°']) {
    await expect(demo.getByText(piece, { exact: true })).toBeVisible();
  }
  const gradient = await openDemo(page, PAGE, 'ContinuousLegend');
  await expect(gradient.getByText('Up to $700')).toBeVisible();
  await expect(gradient.getByText('$2200')).toBeVisible();
});
