import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/row-recipes/';

test('opening a panel closes the other one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneOpenPanel');
  await expect(demo.getByText('Express orders.')).toBeVisible();
  await demo.getByRole('button', { name: 'Expand' }).first().click();
  await expect(demo.getByText('Door seal')).toBeVisible();
  await expect(demo.getByText('Express orders.')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Collapse' })).toHaveCount(1);
});

test('the header button opens and closes all panels', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ToggleAllPanels');
  await demo.getByRole('button', { name: 'Expand all notes' }).click();
  await expect(demo.getByText('Door seal')).toBeVisible();
  await expect(demo.getByText('Express orders.')).toBeVisible();
  await demo.getByRole('button', { name: 'Collapse all notes' }).click();
  await expect(demo.getByText('Express orders.')).toHaveCount(0);
});

test('a click on a row opens its panel, and the toggle closes it again', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TogglePanelOnRowClick');
  await demo.getByRole('gridcell', { name: 'Bottle packer' }).click();
  await expect(demo.getByText('Express orders.')).toBeVisible();
  await demo.getByRole('button', { name: 'Collapse' }).click();
  await expect(demo.getByText('Express orders.')).toHaveCount(0);
});

test('undo puts a removed row back where it was', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UndoDeletedRows');
  await demo.getByRole('menuitem', { name: 'Remove the truck at 06:12' }).click();
  await expect(demo.getByRole('status')).toContainText('Removed 06:12');
  expect(await getColumn(demo, 'departure')).not.toContain('06:12');
  await demo.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await getColumn(demo, 'departure'))[1]).toBe('06:12');
});

test('the changed row gets the class, and only that one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FlashChangedRow');
  const button = demo.getByRole('button', { name: 'Delay the next truck' });
  await button.click();
  await button.click();
  await expect(demo.locator('.changed')).toHaveCount(1);
  await expect(demo.locator('.changed')).toContainText('06:12');
});

test('the numbers follow the sort order', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NumberedRows');
  await expect(demo.getByRole('gridcell').first()).toHaveText('1');
  const before = await getColumn(demo, 'title');
  await demo.getByRole('columnheader', { name: 'Project' }).click();
  await expect.poll(() => getColumn(demo, 'title')).not.toEqual(before);
  await expect
    .poll(async () => (await getColumn(demo, 'number')).slice(0, 4))
    .toEqual(['1', '2', '3', '4']);
});

test('a right click and Shift + F10 open the menu of the row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowContextMenu');
  const cell = demo.getByRole('gridcell', { name: 'Totals differ by one cent' });
  await cell.click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Assign to me' }).click();
  await expect(demo.getByRole('status')).toHaveText('Assigned: BG-002');
  await cell.click();
  await page.keyboard.press('Shift+F10');
  await page.getByRole('menuitem', { name: 'Close' }).click();
  await expect(demo.getByRole('status')).toHaveText('Closed: BG-002');
});

test('a row is dragged to the other grid, and moved back by its button', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DragBetweenGrids');
  const office = demo.getByRole('grid').first();
  const project = demo.getByRole('grid').last();
  const [name = ''] = await getColumn(office, 'name');
  await office.getByRole('gridcell', { name }).dragTo(project);
  await expect.poll(() => getColumn(project, 'name')).toContain(name);
  expect(await getColumn(office, 'name')).not.toContain(name);
  await project.getByRole('menuitem', { name: `Move ${name} to the other list` }).click();
  await expect.poll(() => getColumn(office, 'name')).toContain(name);
});
