import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/highlighting/';

test('hovering over a bar fades the other series', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightSeries');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(demo.locator('.MuiBarElement-highlighted')).toHaveCount(4);
  await expect(demo.locator('.MuiBarElement-faded')).toHaveCount(8);
});

test('highlightedItem highlights one bar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightFromButtons');
  await demo.getByRole('button', { name: 'Best' }).click();
  await expect(demo.locator('.MuiBarElement-highlighted')).toHaveCount(1);
  await expect(demo.locator('.MuiBarElement-faded')).toHaveCount(7);
});
