import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('the tooltip shows the share of the first stage', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-charts/funnel/', 'StagesAsBars');
  await demo.locator('.MuiBarElement-root').nth(2).hover();
  await expect(page.getByRole('tooltip')).toContainText('1150 users, 24% of visits');
});

test('the first stage is at the top', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-charts/funnel/', 'StagesAsBars');
  const tops = await demo
    .locator('.MuiBarElement-root')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().top));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});
