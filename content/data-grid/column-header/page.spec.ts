import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-header/';

test('the header falls back to the field, and the description is a tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamesAndNotes');
  await expect(demo.getByRole('columnheader').nth(1)).toHaveText('warehouse');
  await demo.getByText('Price ($)').hover();
  await expect(page.getByRole('tooltip')).toHaveText('For one unit, without shipping');
});

test('a title that is cut off is shown in a tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamesAndNotes');
  await demo.getByText('Units sold until the offer ends').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Units sold until the offer ends');
});

test('an icon names its header', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'IconsInHeaders');
  await expect(demo.getByRole('columnheader', { name: 'Advertised' })).toBeVisible();
});

test('the button in the header shows its help and does not sort', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HelpInHeader');
  await demo.getByRole('button', { name: 'About Rating' }).click();
  await expect(demo.getByRole('status')).toHaveText('The mean of all answers, from 0 to 5.');
  const header = demo.getByRole('columnheader').nth(1);
  await expect(header).toHaveAttribute('aria-sort', 'none');
  await header.getByText('Rating').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

test('the keyboard reaches the help through the column menu', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HelpInHeader');
  const headers = demo.getByRole('columnheader');
  await headers.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(headers.nth(1)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menuitem', { name: 'About this column' }).press('Enter');
  await expect(demo.getByRole('status')).toContainText('The mean');
  await expect(headers.nth(1)).toBeFocused();
});
