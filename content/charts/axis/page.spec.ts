import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/axis/';
const LABEL = '.MuiChartsAxis-tickLabel';

function labels(demo: Locator, side: string): Locator {
  return demo.locator(`.MuiChartsAxis-${side} ${LABEL}`);
}

test('a log axis has ticks at the powers of ten', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LinearOrLog');
  await expect(labels(demo, 'left')).toHaveText(['10', '100', '1,000', '10,000', '100,000']);
  await demo.getByRole('button', { name: 'linear' }).click();
  await expect(labels(demo, 'left')).toHaveText(['0', '20,000', '40,000', '60,000']);
});

test('the formatter knows whether it formats a tick or the tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TickAndTooltipTexts');
  await expect(labels(demo, 'bottom').nth(3)).toHaveText('A');
  await demo.locator('.MuiBarElement-root').nth(3).hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('Apr 2024');
});

test('a strict range begins at the lowest value, a nice one at a round number', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'DomainLimits');
  await expect(labels(demo, 'left')).toHaveText(['10', '15', '20', '25']);
  await demo.getByRole('button', { name: 'nice' }).click();
  await expect(labels(demo, 'left')).toHaveText(['0', '10', '20', '30']);
});

test('fixed ticks stand on Mondays', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FixedTicks');
  await expect(labels(demo, 'bottom')).toHaveText(['Mon, Apr 1', 'Mon, Apr 8']);
});

test('ticks in the middle of a band are one fewer than at its ends', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BandTicks');
  const ticks = demo.locator('.MuiChartsAxis-bottom .MuiChartsAxis-tick');
  await expect(ticks).toHaveCount(8);
  await demo.getByRole('combobox', { name: 'tickPlacement' }).click();
  await page.getByRole('option', { name: 'middle' }).click();
  await expect(ticks).toHaveCount(7);
});

test('null hides an axis', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AxisSides');
  await expect(demo.locator('.MuiChartsAxis-top')).toBeVisible();
  await expect(demo.locator('.MuiChartsAxis-bottom')).toHaveCount(0);
  await demo.getByRole('combobox', { name: 'x-axis' }).click();
  await page.getByRole('option', { name: 'hidden' }).click();
  await expect(demo.locator('.MuiChartsAxis-directionX')).toHaveCount(0);
  await expect(demo.locator('.MuiChartsAxis-right')).toBeVisible();
});
