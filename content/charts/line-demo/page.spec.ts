import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/line-demo/';
const LINE = '.MuiLineElement-root';

async function hoverAtTick(page: Page, demo: Locator, text: string) {
  const tick = (await demo.getByText(text, { exact: true }).boundingBox())!;
  await page.mouse.move(tick.x + tick.width / 2 - 2, tick.y - 62);
  await page.mouse.move(tick.x + tick.width / 2, tick.y - 60);
}

test('only the target is dashed', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DashedLine');
  await expect(demo.locator(LINE)).toHaveCount(2);
  await expect(demo.locator(LINE).first()).toHaveCSS('stroke-dasharray', '6px, 4px');
  await expect(demo.locator(LINE).last()).toHaveCSS('stroke-dasharray', 'none');
});

test('each of two axes has its own numbers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoLineAxes');
  const ticks = (side: string) => demo.locator(`.MuiChartsAxis-${side} .MuiChartsAxis-tickLabel`);
  await expect(ticks('left').last()).toHaveText('2,500');
  await expect(ticks('right').last()).toHaveText('10');
});

test('missing points have no mark and no value, and leave gaps without connectNulls', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'LineConnectNulls');
  await expect(demo.locator(LINE).first()).toHaveAttribute('d', /^M[^M]+$/);
  await expect(demo.locator(LINE).last()).toHaveAttribute('d', /^M[^M]+M[^M]+M[^M]+$/);
  await expect(demo.locator('.MuiMarkElement-root')).toHaveCount(9);
  await hoverAtTick(page, demo, 'Wed');
  await expect(page.getByRole('tooltip')).toHaveText(/^Wed\s*Ana\s*Ben$/);
});

test('the tooltip shows either the measured or the expected value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LineWithForecast');
  const tooltip = page.getByRole('tooltip');
  await hoverAtTick(page, demo, 'Aug');
  await expect(tooltip).toHaveText(/^Aug\s*Sales\s*\$39k$/);
  await hoverAtTick(page, demo, 'Sep');
  await expect(tooltip).toHaveText(/^Sep\s*Forecast\s*\$42k$/);
});
