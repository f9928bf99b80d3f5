import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-grouping/grouping-values/';

/** The labels with their numbers, as one text for each row. */
function getGroups(demo: Locator): Promise<string[]> {
  const cells = demo.locator('[role="gridcell"][data-field="__row_group_by_columns_group__"]');
  return cells.allTextContents();
}

test('rows without a cause are next to and inside groups', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UnbalancedGroups');
  await expect
    .poll(() => getGroups(demo))
    .toEqual([
      'delayed (1)',
      'Customs check (1)',
      'shipped (3)',
      '',
      '',
      '',
      'canceled (1)',
      'Heavy snow (1)',
    ]);
});

test('a row moves when its grouped value is edited', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditTheGroupedValue');
  await expect(demo.getByRole('gridcell', { name: 'shipped (3)' })).toBeVisible();
  await demo.getByRole('gridcell', { name: 'delayed', exact: true }).first().dblclick();
  await page.getByRole('option', { name: 'shipped' }).click();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('gridcell', { name: 'shipped (4)' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'delayed (1)' })).toBeVisible();
});
