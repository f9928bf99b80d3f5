import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/styling/';

test('colors switches the palette', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ProvidedPalettes');
  const bar = demo.locator('.MuiBarElement-root').first();
  await expect(bar).toHaveCSS('fill', 'rgb(2, 178, 175)');
  await demo.getByRole('button', { name: 'Mango' }).click();
  await expect(bar).toHaveCSS('fill', 'rgb(23, 58, 94)');
});

test('a palette function follows the mode', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const demo = await openDemo(page, PAGE, 'OwnPalette');
  await expect(demo.locator('.MuiBarElement-root').first()).toHaveCSS('fill', 'rgb(142, 202, 230)');
});

test('values on both sides of a threshold have two colors', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LossesInRed');
  const bars = demo.locator('.MuiBarElement-root');
  await expect(bars.nth(0)).toHaveCSS('fill', 'rgb(42, 157, 143)');
  await expect(bars.nth(1)).toHaveCSS('fill', 'rgb(214, 69, 69)');
});

test('the chart says that it is loading or empty', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LoadingAndNoData');
  await expect(demo.getByText('Counting visitors…')).toBeVisible();
  await demo.getByRole('button', { name: 'No data' }).click();
  await expect(demo.getByText('No visitors counted')).toBeVisible();
  await demo.getByRole('button', { name: 'Loaded' }).click();
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(7);
});

test('a series is reached by its class', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DashedLine');
  await expect(demo.locator('.MuiLineElement-series-store')).toHaveCSS(
    'stroke-dasharray',
    '8px, 6px',
  );
  await expect(demo.locator('.MuiLineElement-series-online')).toHaveCSS('stroke-dasharray', 'none');
});
