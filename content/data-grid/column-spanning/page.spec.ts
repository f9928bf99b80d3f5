import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-spanning/';

test('a function spans the cell of one row only', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SpanInTotalRow');
  const total = demo.getByRole('row').filter({ hasText: 'All warehouses together' });
  const warehouse = demo.getByRole('row').filter({ hasText: 'Rotterdam' });
  await expect(total.getByRole('gridcell')).toHaveCount(2);
  await expect(total.getByRole('gridcell').first()).toHaveAttribute('aria-colspan', '2');
  await expect(warehouse.getByRole('gridcell')).toHaveCount(3);
});

test('the length of a booking is the number of its columns', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimetableWithSpans');
  const cell = demo.getByRole('gridcell', { name: 'Workshop', exact: true });
  await expect(cell).toHaveAttribute('aria-colspan', '3');
  const width = (await cell.boundingBox())?.width;
  expect(width).toBeCloseTo(3 * 76, 0);
});

test('a computed span follows the visible columns', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NoteAcrossTheRow');
  const note = demo.getByRole('gridcell').filter({ hasText: 'Main motor out' });
  await expect(note).toHaveAttribute('aria-colspan', '3');
  await demo.getByRole('columnheader', { name: 'kW' }).hover();
  await demo.getByRole('button', { name: 'kW column menu' }).click();
  await page.getByRole('menuitem', { name: 'Hide column' }).click();
  await expect(note).toHaveAttribute('aria-colspan', '2');
});

test('the arrow keys step over covered columns', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SameSpanInEveryRow');
  const first = demo.getByRole('row').filter({ hasText: 'Office lamp' });
  await first.locator('[data-field="sold"]').click();
  await page.keyboard.press('ArrowRight');
  await expect(first.locator('[data-field="product"]')).toBeFocused();
});
