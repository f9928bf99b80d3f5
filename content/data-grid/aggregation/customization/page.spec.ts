import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';
import type { Locator } from '@playwright/test';

const PAGE = '/x/react-data-grid/aggregation/customization/';

/** The cell with the result, at the bottom of the grid. */
function total(demo: Locator, field: string): Locator {
  return demo.locator(`.MuiDataGrid-pinnedRows [data-field="${field}"]`);
}

test('custom functions compute, format, and read several fields', async ({ page }) => {
  const median = await openDemo(page, PAGE, 'MedianDistance');
  await expect(total(median, 'distance')).toHaveText('48');
  const distinct = await openDemo(page, PAGE, 'DistinctCustomers');
  await expect(total(distinct, 'customer')).toHaveText('5 different');
  const weighted = await openDemo(page, PAGE, 'WeightedPrice');
  await expect(total(weighted, 'unitPrice')).toHaveText('$31.66');
  const unit = await openDemo(page, PAGE, 'UnitWhereItFits');
  await expect(total(unit, 'weight')).toHaveText('9 orders');
});
