import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/zoom-and-pan/';
const LEFT = '.MuiChartsAxis-left .MuiChartsAxis-tickLabel';
const BOTTOM = '.MuiChartsAxis-bottom .MuiChartsAxis-tickLabel';

async function moveToCenter(page: Page, demo: Locator): Promise<{ x: number; y: number }> {
  const chart = demo.locator('svg').filter({ has: page.locator('.MuiChartsAxis-root') });
  await chart.scrollIntoViewIfNeeded();
  const box = (await chart.boundingBox())!;
  const center = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(center.x, center.y);
  return center;
}

// In this order, because the chart attaches its pointer listeners again some time after a zoom.
test('a drag moves the visible part and the wheel zooms', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledZoom');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('From 15% to 42%');
  const { x, y } = await moveToCenter(page, demo);
  await page.mouse.down();
  await page.mouse.move(x - 100, y, { steps: 4 });
  await page.mouse.up();
  await expect(status).toHaveText('From 20% to 47%');
  await page.mouse.move(x, y);
  await page.mouse.wheel(0, -200);
  await expect(status).toHaveText('From 22% to 45%');
});

test('buttons set the visible part', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledZoom');
  await demo.getByRole('button', { name: 'Last quarter' }).press('Enter');
  await expect(demo.getByRole('status')).toHaveText('From 75% to 100%');
  await expect(demo.locator(BOTTOM).first()).toHaveText(/Oct|Sep/);
});

test('users do not get out of the limits', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ZoomLimits');
  const first = demo.locator(BOTTOM).first();
  await expect(first).toHaveText('August');
  await moveToCenter(page, demo);
  await page.mouse.wheel(0, -200);
  await expect(first).not.toHaveText('August');
  await page.mouse.wheel(0, 2000);
  await expect(first).toHaveText('August');
});

test('discarded values do not count for the range of the other axis', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterMode');
  await expect(demo.locator(LEFT).last()).toHaveText('15');
  await demo.getByRole('button', { name: 'keep' }).click();
  await expect(demo.locator(LEFT).last()).toHaveText('40');
});

test('a slider chooses the months of both charts', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeForTwoCharts');
  const months = async () => {
    const texts = await demo.locator(BOTTOM).allTextContents();
    return [texts[0], texts.at(-1), texts.length];
  };
  expect(await months()).toEqual(['Apr', 'Oct', 14]);
  await demo.getByRole('slider', { name: 'First month' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(months).toEqual(['May', 'Oct', 12]);
});
