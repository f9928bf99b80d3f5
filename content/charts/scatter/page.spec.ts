import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-charts/scatter/';
const POINT = '[data-drawing-container] circle';

/** Moves the pointer above the last point of a demo, by a distance in pixels. */
async function pointAbove(demo: Awaited<ReturnType<typeof openDemo>>, distance: number) {
  const last = demo.locator(POINT).last();
  await last.scrollIntoViewIfNeeded();
  const point = await last.boundingBox();
  const y = point!.y + point!.height / 2 - distance;
  await demo.page().mouse.move(point!.x + point!.width / 2, y, { steps: 3 });
}

test('the pointer acts within the distance that is set', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointerDistance');
  await pointAbove(demo, 24);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await pointAbove(demo, 35);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await demo.getByRole('button', { name: 'Nearest' }).click();
  await pointAbove(demo, 35);
  await expect(page.getByRole('tooltip')).toBeVisible();
  await demo.getByRole('button', { name: 'Hover' }).click();
  await pointAbove(demo, 12);
  await expect(page.getByRole('tooltip')).toBeHidden();
  await demo.locator(POINT).last().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a click near a point names it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClickedPoint');
  await pointAbove(demo, 10);
  await page.mouse.down();
  await page.mouse.up();
  await expect(demo.getByRole('status')).toHaveText(/^center, item 11: \d+ m² for \$\d+$/);
});

test('the color follows the third value, and the legend names the steps', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PointsByColor');
  for (const step of ['Below $15', 'Below $25', 'From $25']) {
    await expect(demo.getByText(step, { exact: true })).toBeVisible();
  }
  const fills = await demo
    .locator(POINT)
    .evaluateAll((points) => [...new Set(points.map((point) => point.getAttribute('fill')))]);
  expect(fills.sort()).toEqual(['#1e88e5', '#8e8e93', '#d84315']);
});

test('a custom marker still has a tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SquareMarkers');
  const squares = demo.locator('g[fill] > rect[width="10"]');
  await expect(squares).toHaveCount(12);
  await squares.first().hover();
  await expect(page.getByRole('tooltip')).toContainText('Center');
});

test('a dataset gives one point per row and series', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ScatterFromDataset');
  await expect(demo.locator(POINT)).toHaveCount(24);
});
