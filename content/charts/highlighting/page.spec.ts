import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/highlighting/';

/** Indexes of the bars that are not faded. Bars have no class for this state. */
async function getOpaqueBars(demo: Locator): Promise<number[]> {
  return demo
    .locator('.MuiBarElement-root')
    .evaluateAll((bars) =>
      bars.flatMap((bar, index) => (getComputedStyle(bar).opacity === '1' ? [index] : [])),
    );
}

test('hovering over a bar fades the other series', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightSeries');
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect.poll(() => getOpaqueBars(demo)).toEqual([0, 1, 2, 3]);
});

test('highlightedItem highlights one bar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightFromButtons');
  await demo.getByRole('button', { name: 'Best' }).click();
  await expect.poll(() => getOpaqueBars(demo)).toEqual([7]);
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect.poll(() => getOpaqueBars(demo)).toHaveLength(8);
});

test('the axis highlight is a band, a line, or nothing', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AxisHighlightOptions');
  const highlights = demo.locator('.MuiChartsAxisHighlight-root');
  const bar = demo.locator('.MuiBarElement-root').first();
  await bar.hover();
  await expect(highlights).toHaveCount(2);
  await demo.getByRole('combobox', { name: 'y-axis' }).click();
  await page.getByRole('option', { name: 'band' }).click();
  await bar.hover();
  await expect(highlights).toHaveCount(1);
});

test('a line under the pointer highlights the bars of its series in the other chart', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'SynchronizedHighlight');
  await demo.locator('.MuiMarkElement-series-laptops').last().hover();
  await expect.poll(() => getOpaqueBars(demo)).toEqual([0, 1, 2, 3]);
  await expect(demo.locator('.MuiLineElement-highlighted')).toHaveCount(1);
});

test('the slice under the pointer grows and the others fade', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightSlice');
  await demo.locator('.MuiPieArc-root').first().hover();
  await expect(demo.locator('.MuiPieArc-highlighted')).toHaveCount(1);
  await expect(demo.locator('.MuiPieArc-faded')).toHaveCount(4);
  await expect(demo.locator('.MuiPieArc-faded').first()).toHaveCSS('opacity', '0.6');
});
