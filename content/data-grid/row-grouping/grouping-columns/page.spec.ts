import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-grouping/grouping-columns/';

/** The labels with their numbers, as one text for each row. */
function getGroups(demo: Locator): Promise<string[]> {
  const cells = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  return cells.allTextContents();
}

test('a filter on rows changes the counts, one on groups keeps whole groups', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterRowsOrGroups');
  await expect.poll(() => getGroups(demo)).toEqual(['Standard (1)', 'Express (7)']);
  await demo.getByRole('button', { name: 'Services with' }).click();
  await expect.poll(() => getGroups(demo)).toEqual(['Express (11)']);
});
