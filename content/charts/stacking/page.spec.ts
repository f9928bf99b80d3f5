import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/stacking/';
const BAR = '.MuiBarElement-root';
const LABEL = '.MuiChartsAxis-left .MuiChartsAxis-tickLabel';

test('the first series of a stack is at the bottom', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackedQuarters');
  await expect(demo.locator(BAR)).toHaveCount(12);
  const laptops = (await demo.locator(BAR).nth(0).boundingBox())!;
  const phones = (await demo.locator(BAR).nth(4).boundingBox())!;
  expect(phones.x).toBeCloseTo(laptops.x, 0);
  expect(phones.y + phones.height).toBeCloseTo(laptops.y, 0);
});

test('shares add up to 100%, and the tooltip shows the values', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SharesOfSales');
  await expect(demo.locator(LABEL).last()).toHaveText('100%');
  await demo.locator(BAR).first().hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('86');
});

test('diverging offset stacks negative values below zero', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackOffsets');
  await expect(demo.locator(LABEL).first()).toHaveText('−20');
  await demo.getByRole('combobox', { name: 'stackOffset' }).click();
  await page.getByRole('option', { name: 'none' }).click();
  await expect(demo.locator(LABEL).first()).toHaveText('0');
});

test('the order of the stack does not change the legend', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackOrders');
  const findLowest = () =>
    demo.locator('.MuiAreaElement-root').evaluateAll((areas) => {
      const bottoms = areas.map((area) => area.getBoundingClientRect().bottom);
      return bottoms.indexOf(Math.max(...bottoms));
    });
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(3);
  const before = await findLowest();
  await demo.getByRole('combobox', { name: 'stackOrder' }).click();
  await page.getByRole('option', { name: 'ascending', exact: true }).click();
  await expect.poll(findLowest).not.toBe(before);
  await expect(demo.locator('.MuiChartsLegend-series')).toHaveText(['Europe', 'Asia', 'Africa']);
});
