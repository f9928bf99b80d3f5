import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

test('the tooltip leaves out the transparent series', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-charts/gantt/', 'TasksAsFloatingBars');
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(8);
  await demo.locator('.MuiBarElement-root').nth(5).hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('9 days');
  await expect(tooltip.locator('tbody tr')).toHaveCount(1);
});
