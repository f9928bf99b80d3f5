import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/areas-demo/';

test('the tooltip of areas in percent shows shares', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AreasInPercent');
  const area = (await demo.locator('.MuiAreaElement-root').first().boundingBox())!;
  await page.mouse.move(area.x + 4, area.y + area.height - 20);
  const tooltip = page.locator('.MuiChartsTooltip-root');
  await expect(tooltip).toContainText('34%');
  await expect(tooltip).toContainText('66%');
});

test('connected nulls make one area of the pieces', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AreaAcrossGaps');
  const areas = demo.locator('.MuiAreaElement-root');
  const countPieces = async (index: number) =>
    ((await areas.nth(index).getAttribute('d')) ?? '').split('M').length - 1;
  await expect.poll(() => countPieces(0)).toBe(3);
  await expect.poll(() => countPieces(1)).toBe(1);
});
