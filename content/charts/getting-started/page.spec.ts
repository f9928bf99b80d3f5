import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/getting-started/';

test('a composed chart draws bars and a line, and its tooltip lists all series', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'BarsAndLine');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(24);
  await expect(demo.locator('.MuiLineElement-root')).toHaveCount(1);
  await demo.locator('.MuiBarElement-root').nth(23).hover();
  await expect(page.getByRole('tooltip')).toContainText(
    /Dec\s*Store\s*67\s*Online\s*74\s*Profit\s*31/,
  );
});

test('the axis moves to the right and the legend to the bottom', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MovedParts');
  const bar = (await demo.locator('.MuiBarElement-root').last().boundingBox())!;
  const zero = (await demo.locator('.MuiChartsAxis-right').getByText('0').first().boundingBox())!;
  expect(zero.x).toBeGreaterThan(bar.x + bar.width);
  await expect(demo.locator('.MuiChartsAxis-left')).toHaveCount(0);
  const label = (await demo.getByText('Laptops', { exact: true }).boundingBox())!;
  expect(label.y).toBeGreaterThan(bar.y + bar.height);
});

test('styles of axis lines apply', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StyledChart');
  await expect(demo.locator('.MuiChartsAxis-line').first()).toHaveCSS(
    'stroke',
    'rgb(25, 118, 210)',
  );
});
