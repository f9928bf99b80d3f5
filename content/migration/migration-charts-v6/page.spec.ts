import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/migration/migration-charts-v6/';

test('the tooltip shows the nearest point unless this is disabled', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NearestPoint');
  const point = demo.locator('svg circle').first();
  const tooltip = page.locator('.MuiChartsTooltip-root');

  await point.hover({ position: { x: 6, y: 6 } });
  await expect(tooltip).toContainText('Rent');

  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
  const box = await point.boundingBox();
  const beside = { x: box!.x + box!.width + 20, y: box!.y + box!.height / 2 };
  await page.mouse.move(beside.x, beside.y, { steps: 3 });
  await expect(tooltip).toContainText('Rent');

  await toggle(demo.getByRole('switch'), true);
  await expect(tooltip).toBeHidden();
  await page.mouse.move(beside.x, beside.y, { steps: 3 });
  await expect(tooltip).toBeHidden();
  await point.hover({ position: { x: 6, y: 6 } });
  await expect(tooltip).toContainText('Rent');
});
