import type { Locator } from '@playwright/test';
import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-ordering/';

async function drag(demo: Locator, from: string, to: string): Promise<void> {
  const handle = (name: string) =>
    demo.getByRole('row', { name: new RegExp(name) }).locator('.MuiDataGrid-rowReorderCell');
  await handle(from).dragTo(handle(to), { steps: 5 });
}

test('a dragged row takes its new place, and the callback moves it in the array', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'SaveRowOrder');
  await expect(demo.getByRole('gridcell', { name: 'Axle line' })).toBeVisible();
  await drag(demo, 'Axle line', 'Cabinet line');
  const order = ['Bottle packer', 'Cabinet line', 'Axle line', 'Drum wrapper'];
  await expect(demo.getByRole('status')).toHaveText(`Order: ${order.join(', ')}`);
  expect(await getColumn(demo, 'name')).toEqual(order);
});

test('the handle column is at its position in the columns prop', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HandleAtTheEnd');
  await expect(demo.getByRole('columnheader')).toHaveCount(3);
  await expect(demo.getByRole('columnheader').last()).toHaveAttribute('data-field', '__reorder__');
});

test('actions move a row and stop at the ends', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MoveRowsByButtons');
  await demo.getByRole('menuitem', { name: 'Move Axle line up' }).click();
  expect((await getColumn(demo, 'name'))[0]).toBe('Axle line');
  await demo.getByRole('menuitem', { name: 'Move Axle line down' }).click();
  await expect
    .poll(() => getColumn(demo, 'name'))
    .toEqual(['Bottle packer', 'Axle line', 'Cabinet line', 'Drum wrapper']);
});
