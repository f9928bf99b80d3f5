import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('each criterion has a bar for each phone, on a scale to 10', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-charts/radar/', 'RatingsAsGroupedBars');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(10);
  await expect(demo.locator('.MuiChartsAxis-left .MuiChartsAxis-tickLabel').last()).toHaveText(
    '10',
  );
});
