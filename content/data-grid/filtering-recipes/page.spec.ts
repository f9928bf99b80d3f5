import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/filtering-recipes/';

test('the value of a cell becomes the condition', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterBySelectedCell');
  await demo.getByRole('gridcell', { name: 'Infrastructure' }).first().click();
  await demo.getByRole('button', { name: 'Only “Infrastructure”' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Human resources' })).toHaveCount(0);
  expect(new Set(await getColumn(demo, 'department'))).toEqual(new Set(['Infrastructure']));
});

test('the search words are highlighted, regardless of the characters they contain', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'HighlightMatches');
  await expect(demo.locator('mark').first()).toHaveText(/memo/i);
  await demo.getByRole('searchbox').fill('week (');
  await expect(demo.getByRole('gridcell')).toHaveCount(0);
  await demo.getByRole('searchbox').fill('tab memo');
  await expect(demo.locator('mark').first()).toHaveText('Tab');
});

test('selecting no value shows all rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FacetsWithCounts');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '10');
  await demo.getByRole('button', { name: 'Bug (5)' }).click();
  await demo.getByRole('button', { name: 'Network (4)' }).click();
  await expect(grid).toHaveAttribute('aria-rowcount', '25');
});

test('the filter travels through the address', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterInUrl');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '11');
  await demo.getByRole('button', { name: 'Follow a link' }).click();
  await expect(demo.getByRole('status')).toContainText('?filter=days%7E%3E%7E30');
  const days = (await getColumn(demo, 'days')).map(Number);
  expect(days.every((value) => value > 30)).toBe(true);
});

test('the chart filters the grid, and the grid the chart', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GridAndChart');
  const chart = demo.locator('svg').filter({ has: page.locator('.MuiBarElement-root') });
  const box = (await chart.boundingBox())!;
  // The second of five columns, above its low bar.
  await chart.click({ position: { x: 56 + (box.width - 106) * 0.3, y: 40 } });
  await expect
    .poll(async () => new Set(await getColumn(demo, 'category')))
    .toEqual(new Set(['Folders']));
  await chart.click({ position: { x: 56 + (box.width - 106) * 0.3, y: 40 } });
  await expect.poll(async () => new Set(await getColumn(demo, 'category')).size).toBeGreaterThan(1);
  await demo.getByRole('searchbox').fill('ring binder');
  const heights = () =>
    demo
      .locator('.MuiBarElement-root')
      .evaluateAll((bars) => bars.map((bar) => Math.round(bar.getBoundingClientRect().height)));
  await expect.poll(async () => (await heights()).slice(1)).toEqual([0, 0, 0, 0]);
  expect((await heights())[0]).toBeGreaterThan(50);
});
