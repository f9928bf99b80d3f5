import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/master-detail/';

test('panels listed in the initial state are open, and the toggle closes them', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ListInDetailPanel');
  const task = demo.getByText('Ana Costa: Choose the pages, 13 h');
  await expect(task).toBeVisible();
  await demo.getByRole('button', { name: 'Collapse' }).click();
  await expect(task).toHaveCount(0);
});

test('space on the cell of the toggle opens the panel', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChevronToggles');
  await demo.getByRole('gridcell', { name: 'Price Update' }).click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(demo.getByText('Prices are frozen until October 8.')).toBeVisible();
});

test('a row without content has a disabled toggle', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsWithoutPanel');
  const row = (name: string) => demo.getByRole('row', { name });
  await expect(row('Winter Campaign').getByRole('button', { name: 'Expand' })).toBeDisabled();
  await expect(row('Website Relaunch').getByRole('button', { name: 'Expand' })).toBeEnabled();
});

test('the form changes its row and closes its panel', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditNoteInPanel');
  await demo.getByRole('row', { name: 'Price Update' }).getByRole('button').click();
  await demo.getByRole('textbox', { name: 'Note' }).fill('Celesta is ours');
  await demo.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Celesta is ours' })).toBeVisible();
  await expect(demo.getByRole('textbox', { name: 'Note' })).toHaveCount(0);
});

test('a draft survives the removal of its panel from the page', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'KeepPanelDrafts');
  const scroller = demo.locator('.MuiDataGrid-virtualScroller');
  const field = demo.getByRole('textbox', { name: 'Message to the employee' });
  await demo.getByRole('row', { name: 'Ilse Brandt' }).getByRole('button').click();
  await field.fill('More vibrato');
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(demo.getByRole('row', { name: 'Chidi Eze' })).toBeVisible();
  await expect(field).toHaveCount(0);
  await scroller.evaluate((element) => element.scrollTo(0, 0));
  await expect(field).toHaveValue('More vibrato');
});

test('the panel stays in view while the columns scroll', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PanelStaysInView');
  const text = demo.getByText('The copy is written by our own editors.');
  const before = await text.boundingBox();
  await demo.locator('.MuiDataGrid-virtualScroller').evaluate((element) => {
    element.scrollLeft = element.scrollWidth;
  });
  await expect(demo.getByRole('columnheader', { name: 'Budget ($)' })).toBeInViewport();
  const after = await text.boundingBox();
  expect(Math.round(after!.x)).toBe(Math.round(before!.x));
});

test('a toggle of your own opens the panel and shows it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ToggleColumnLast');
  const toggle = demo.getByRole('button', { name: 'Tasks: 2' }).first();
  await toggle.click();
  await expect(demo.getByText('Compare the lists, Inform the customers')).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
