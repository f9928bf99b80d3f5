import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/custom-components/';

test('the buttons have the order of the actions', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ActionButtons');
  const buttons = demo.locator('.MuiPickersLayout-actionBar').getByRole('button');
  await expect(buttons).toHaveText(['Clear', 'Today', 'Cancel', 'OK']);
  await buttons.first().click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);
});

test('a custom action bar clears the value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CustomActionBar');
  await expect(demo.locator('[aria-selected="true"]')).toHaveText('17');
  await demo.getByRole('button', { name: 'No date yet' }).click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);
});

test('a custom toolbar follows the value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CustomToolbar');
  await expect(demo.getByText('7 days after the order')).toBeVisible();
  await demo.getByRole('gridcell', { name: '20' }).click();
  await expect(demo.getByText('10 days after the order')).toBeVisible();
});

test('a custom header moves the calendar and names its grid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CustomCalendarHeader');
  await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  await demo.getByRole('button', { name: '+3 months' }).click();
  await expect(demo.getByRole('grid', { name: 'July 2024' })).toBeVisible();
});

test('a chip sets the value of its shortcut', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShortcutChips');
  await demo.getByRole('button', { name: 'End of May' }).click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveText('31');
});
