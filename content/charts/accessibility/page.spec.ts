import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/accessibility/';

test('title and desc become elements of the SVG, and nothing in it takes the focus', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'NamedChart');
  await expect(demo.locator('svg > title')).toHaveText('Phones sold in 2024');
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
