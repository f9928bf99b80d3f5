import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-spanning/';

async function spans(demo: Locator, field: string, count: number): Promise<string[]> {
  const cells = demo.locator(`[role="gridcell"][data-field="${field}"]`);
  await expect(cells.first()).toBeVisible();
  const all = await cells.evaluateAll((list) =>
    list.map((cell) => `${cell.textContent} ${cell.getAttribute('aria-rowspan')}`),
  );
  return all.slice(0, count);
}

test('equal neighbors become one cell, until a sort separates them', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MergeWarehouses');
  expect(await spans(demo, 'warehouse', 3)).toEqual(['Memphis 4', 'Seattle 2', 'Rotterdam 2']);
  await demo.getByRole('columnheader', { name: 'Departure' }).click();
  await expect
    .poll(() => spans(demo, 'warehouse', 3))
    .toEqual(['Memphis 2', 'Seattle 1', 'Memphis 1']);
});

test('a column whose getter returns null is not merged', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MergeSomeColumns');
  expect(await spans(demo, 'warehouse', 1)).toEqual(['Memphis 7']);
  for (const span of await spans(demo, 'delay', 6)) {
    expect(span).toMatch(/ 1$/);
  }
});

test('docks merge within a warehouse and not across', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MergeWithinWarehouse');
  expect(await spans(demo, 'dock', 4)).toEqual(['A 4', 'B 3', 'B 2', 'C 3']);
});

test('dates merge by the year that the getter returns', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MergeByYear');
  const [first] = await spans(demo, 'start', 1);
  expect(first).toMatch(/^2023 (\d\d|[2-9])$/);
});
