import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/bars/';
const BAR = '.MuiBarElement-root';

test('the first category of horizontal bars is at the top', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HorizontalBars');
  await expect(demo.locator(BAR)).toHaveCount(5);
  const rent = (await demo.getByText('Rent', { exact: true }).boundingBox())!;
  const savings = (await demo.getByText('Savings', { exact: true }).boundingBox())!;
  expect(rent.y).toBeLessThan(savings.y);
});

test('with a gap ratio of -1, the bars of a category are on top of each other', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'BarGaps');
  const measure = async () => {
    const laptops = (await demo.locator(BAR).nth(0).boundingBox())!;
    const phones = (await demo.locator(BAR).nth(4).boundingBox())!;
    return Math.round(phones.x - laptops.x);
  };
  await expect.poll(measure).toBeGreaterThan(10);
  await demo.getByRole('slider', { name: 'Gap between bars' }).press('Home');
  await expect.poll(measure).toBe(0);
});

test('labels that do not fit are left out', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LabelsOfTallBars');
  await expect(demo.locator(BAR)).toHaveCount(12);
  await expect(demo.locator('.MuiBarLabel-root')).toHaveCount(10);
  await expect(demo.locator('.MuiBarLabel-root').last()).toHaveText('$65k');
});

test('a color scale colors bars by their values or categories', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BarColorScales');
  const bar = (index: number) => demo.locator(BAR).nth(index);
  await expect(bar(8)).toHaveCSS('fill', 'rgb(229, 57, 53)');
  await expect(bar(11)).toHaveCSS('fill', 'rgb(67, 160, 71)');
  await demo.getByRole('button', { name: 'ordinal' }).click();
  await expect(bar(8)).toHaveCSS('fill', 'rgb(251, 140, 0)');
  await expect(bar(11)).toHaveCSS('fill', 'rgb(142, 36, 170)');
});

test('ticks at the extremities are one more than the categories', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TickPlacementOnBands');
  const ticks = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tick');
  await expect(ticks).toHaveCount(7);
  await demo.getByRole('combobox', { name: 'tickPlacement' }).click();
  await page.getByRole('option', { name: 'extremities' }).click();
  await expect(ticks).toHaveCount(8);
});

test('a click on a bar names the bar and the category, and one beside it the category', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ClickOnBars');
  const bar = demo.locator(BAR).nth(5);
  await bar.click();
  await expect(demo.getByText('Bar: phones, row 1')).toBeVisible();
  await expect(demo.getByText('Quarter: Q2 {"laptops":94,"phones":109}')).toBeVisible();
  const last = (await demo.locator(BAR).nth(7).boundingBox())!;
  await page.mouse.move(last.x + 5, last.y - 12);
  await page.mouse.click(last.x + 5, last.y - 10);
  await expect(demo.getByText('Quarter: Q4')).toBeVisible();
  await expect(demo.getByText('Bar: phones, row 1')).toBeVisible();
});
