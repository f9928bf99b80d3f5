import { changeDemo, expect, getColumn, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/server-side-data/infinite-loading/';
const SCROLLER = '.MuiDataGrid-virtualScroller';

test('reaching the end fetches the next rows, until there are no more', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LoadMoreRows');
  const grid = demo.getByRole('grid');
  await expect(grid).toHaveAttribute('aria-rowcount', '21');
  for (const rows of [40, 60, 80, 100, 120, 140, 160, 180]) {
    await demo.locator(SCROLLER).evaluate((element) => {
      element.scrollTop = element.scrollHeight;
    });
    await expect(grid).toHaveAttribute('aria-rowcount', String(rows + 1));
  }
});

test('the server sorts, and a new order starts with the first rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EndlessAndSorted');
  await expect(demo.getByRole('gridcell', { name: 'SO-2001' })).toBeVisible();
  await demo.getByRole('columnheader', { name: 'Weight' }).click();
  await expect
    .poll(async () => (await getColumn(demo, 'weight')).slice(0, 3))
    .toEqual(['9', '9', '9']);
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '21');
});

test('after an error nothing is fetched until the user retries', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ResumeAfterError');
  await demo.getByRole('switch').click();
  await demo.locator(SCROLLER).evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(demo.getByRole('alert')).toContainText('503');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '16');
  await demo.getByRole('button', { name: 'Retry' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '31');
});

test('a row that the next response repeats is drawn twice', async ({ page }) => {
  await changeDemo(page, 'LoadMoreRows', /start: ?(\w+) ?- ?20/, 'start: Math.max(0, $1 - 21)');
  const demo = await openDemo(page, PAGE, 'LoadMoreRows');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '21');
  await demo.locator(SCROLLER).evaluate((element) => {
    element.scrollTop = element.scrollHeight;
  });
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '42');
  // Both copies have one key, so that React can leave a third one when the rendered rows move.
  await expect
    .poll(() => demo.getByRole('gridcell', { name: 'SO-2020' }).count())
    .toBeGreaterThanOrEqual(2);
});
