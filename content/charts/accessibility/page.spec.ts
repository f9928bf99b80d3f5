import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/accessibility/';

test('title and desc become elements of the SVG, and nothing in it takes the focus', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'NamedChart');
  await expect(demo.locator('svg > title')).toHaveText('Phones sold in 2024');
  await expect(demo.locator('svg')).toHaveAccessibleName('Phones sold in 2024');
  await expect(demo.locator('svg')).toHaveCSS('touch-action', 'none');
  await expect(demo.locator('svg > desc')).toContainText('158 in the fourth');
  await expect(demo.locator('svg[tabindex], svg [tabindex]')).toHaveCount(0);
});

test('the figure has its caption as name, and a table with the values', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FigureWithTable');
  await expect(demo.getByRole('figure', { name: /^Sales in 2024/ })).toBeVisible();
  await expect(demo.getByRole('row', { name: 'Q4 141 158' })).toBeVisible();
});

test('one line is dashed and the other is not', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DashedSeries');
  await expect(demo.locator('.MuiLineElement-series-online')).toHaveCSS(
    'stroke-dasharray',
    '8px, 4px',
  );
  await expect(demo.locator('.MuiLineElement-series-store')).toHaveCSS('stroke-dasharray', 'none');
});

test('the gauge is a meter with a name and a value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamedGauge');
  const meter = demo.getByRole('meter', { name: 'Seats taken' });
  await expect(meter).toHaveAttribute('aria-valuenow', '75');
  await expect(meter).toHaveAttribute('aria-valuetext', '75 of 100 seats');
});

test('the colors have a contrast of 3:1 to white and to dark surfaces', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ContrastingBars');
  const fills = await demo
    .locator('.MuiBarElement-root')
    .evaluateAll((bars) => [...new Set(bars.map((bar) => getComputedStyle(bar).fill))]);
  expect(fills).toHaveLength(2);
  for (const fill of fills) {
    const [red = 0, green = 0, blue = 0] = fill.match(/\d+/g)!.map((channel) => {
      const share = Number(channel) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    expect(1.05 / (luminance + 0.05)).toBeGreaterThan(3);
    expect((luminance + 0.05) / (0.00605 + 0.05)).toBeGreaterThan(3);
  }
});

test('the keyboard goes past a chart to the next control', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamedChart');
  await demo.locator('.MuiBarElement-root').first().click();
  await page.keyboard.press('Tab');
  const inChart = await demo.evaluate((stage) => stage.contains(document.activeElement));
  expect(inChart).toBe(false);
});
