import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/performance/';

test('a choice draws as many points, and only then shows a reading', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RenderTime');
  const status = demo.getByRole('status');
  await expect(status).toBeEmpty();
  await demo.getByRole('button', { name: '1,000', exact: true }).click();
  await expect(status).toHaveText(/^React rendered the chart in \d+ ms$/);
  const path = (await demo.locator('.MuiLineElement-root').getAttribute('d'))!;
  expect(path.split(/[ML]/).length - 1).toBe(1000);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(0);
});

test('aggregated data draws a day per point', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DailyMeans');
  const countPoints = async () =>
    (await demo.locator('.MuiLineElement-root').getAttribute('d'))!.split(/[ML]/).length - 1;
  await expect.poll(countPoints).toBe(366);
  await toggle(demo.getByRole('switch'), false);
  await expect.poll(countPoints).toBe(366 * 24);
});
