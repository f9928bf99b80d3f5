import { expect, openDemo, test } from '../../tests/e2e/demo.ts';

const PAGE = '/x/whats-new/';

test('equal neighboring cells are merged', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MergedTimetable');
  await expect(demo.locator('[role="gridcell"][data-field="day"][aria-rowspan="3"]')).toHaveText(
    'Monday',
  );
});

test('a skeleton stands in for rows', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SkeletonWhileLoading');
  await expect(demo.locator('.MuiDataGrid-rowSkeleton').first()).toBeVisible();
});

test('a double-click edits the label of an item', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PackingList');
  await demo.getByText('Hiking shoes').dblclick();
  await expect(demo.getByRole('textbox')).toHaveValue('Hiking shoes');
});

test('a button zooms into the summer', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ZoomedVisitors');
  const labels = demo.locator('.MuiChartsAxis-directionX .MuiChartsAxis-tickLabel');
  await expect(labels.filter({ hasText: 'Jan' })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Summer' }).click();
  await expect(labels.filter({ hasText: 'Jan' })).toHaveCount(0);
  await expect(labels.filter({ hasText: 'Jul' })).toHaveCount(1);
});
