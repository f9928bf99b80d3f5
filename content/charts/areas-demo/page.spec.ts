import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/areas-demo/';
const AREA = '.MuiAreaElement-root';

async function hoverAtTick(page: Page, demo: Locator, text: string) {
  const tick = (await demo.getByText(text, { exact: true }).boundingBox())!;
  await page.mouse.move(tick.x + tick.width / 2 - 4, tick.y - 62);
  await page.mouse.move(tick.x + tick.width / 2 - 2, tick.y - 60);
}

test('the tooltip of stacked areas shows values, not sums', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StackedAreas');
  await hoverAtTick(page, demo, '1970');
  await expect(page.getByRole('tooltip')).toContainText(/Asia\s*2,142 million/);
  await expect(page.getByRole('tooltip')).toContainText(/Africa\s*365 million/);
});

test('the tooltip of shares shows percents', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShareAreas');
  await hoverAtTick(page, demo, 'Nov');
  await expect(page.getByRole('tooltip')).toContainText(/Online\s*55%/);
  await expect(page.getByRole('tooltip')).toContainText(/Store\s*45%/);
});

test('connectNulls closes the gap in the area', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AreaConnectNulls');
  await expect(demo.locator(AREA)).toHaveAttribute('d', /^M[^M]+M[^M]+$/);
  await toggle(demo.getByRole('switch', { name: 'connectNulls' }), true);
  await expect(demo.locator(AREA)).toHaveAttribute('d', /^M[^M]+$/);
});

test('the area has one color above and one below zero', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AreaFilledByValue');
  await expect(demo.locator(AREA)).toHaveCSS('fill', /^url\(/);
  const colors = () =>
    demo
      .locator('linearGradient stop')
      .evaluateAll((stops) => [...new Set(stops.map((stop) => stop.getAttribute('stop-color')))]);
  await expect.poll(colors).toEqual(['#e53935', '#43a047']);
});

test('the tooltip of the range shows the upper value, not the difference', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeBetweenLines');
  await expect(demo.locator(AREA)).toHaveCount(1);
  await hoverAtTick(page, demo, 'Apr 11');
  await expect(page.getByRole('tooltip')).toContainText(/Low\s*9/);
  await expect(page.getByRole('tooltip')).toContainText(/High\s*20/);
});
