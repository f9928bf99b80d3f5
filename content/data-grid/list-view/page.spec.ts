import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/list-view/';

test('the list keeps the order of the table, and the selection survives the switch', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'SwitchTableAndList');
  const rows = demo.getByRole('row');
  await expect(demo.getByRole('columnheader')).toHaveCount(0);
  await expect(rows.first()).toHaveText('Ilse Brandt, Developer (61 tickets)');
  await rows.first().click();
  await demo.getByRole('button', { name: 'Table' }).click();
  await expect(demo.getByRole('columnheader', { name: 'Tickets' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect(demo.locator('[data-id="1"][role="row"]')).toHaveAttribute('aria-selected', 'true');
});

test('a narrow window shows the list, a wide one the table', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListOnNarrowScreens');
  await expect(demo.getByRole('columnheader')).toHaveCount(4);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(demo.getByRole('columnheader')).toHaveCount(0);
  await expect(demo.getByRole('gridcell').first()).toContainText('Developer, 61 tickets');
});

test('the quick filter searches the columns of the table', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SortAndSearchList');
  await demo.getByRole('searchbox').fill('account');
  await expect(demo.getByRole('row')).toHaveText([/^Amara Diallo/, /^Jonas Keller/]);
});

test('a checkbox in a list cell selects its row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectListRows');
  await toggle(demo.getByRole('checkbox', { name: 'Select Tomás Rivera' }), true);
  await expect(demo.getByText('1 row selected')).toBeVisible();
});

test('arrow keys move from button to button, and a dialog edits the row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditFromList');
  await demo.getByRole('button', { name: 'Edit Ilse Brandt' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(demo.getByRole('button', { name: 'Edit Ilse Brandt' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('button', { name: 'Edit Tomás Rivera' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Role' }).fill('Writer');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(demo.getByText('Tomás Rivera, Writer')).toBeVisible();
});

test('a button in the cell opens and closes the panel of its row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DetailPanelInList');
  await expect(demo.getByText('Ben Ito: Write the copy')).toBeVisible();
  await demo.getByRole('button', { name: 'Tasks of Website Relaunch' }).click();
  await expect(demo.getByText('Ben Ito: Write the copy')).toBeHidden();
});

test('a button in the cell of a group collapses it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupsInList');
  await expect(demo.getByText('Ilse Brandt, Developer')).toBeVisible();
  await demo.getByRole('button', { name: /Engineering/ }).click();
  await expect(demo.getByText('Ilse Brandt, Developer')).toBeHidden();
});

test('the directory opens details from a row by mouse and from its button by keyboard', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'EmployeeDirectory');
  await demo.getByRole('gridcell', { name: 'Developer' }).first().click();
  await page.getByRole('button', { name: 'Close' }).click();
  await demo.getByRole('button', { name: 'Ilse Brandt' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ilse Brandt' })).toBeVisible();
});
