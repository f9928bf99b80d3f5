import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/column-header/';

test('the header falls back to the field, and the description is a tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamesAndNotes');
  await expect(demo.getByRole('columnheader').nth(1)).toHaveText('hall');
  await demo.getByText('Price ($)').hover();
  await expect(page.getByRole('tooltip')).toHaveText('For the best seats, without the booking fee');
});

test('a title that is cut off is shown in a tooltip', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamesAndNotes');
  await demo.getByText('Tickets sold until the concert').hover();
  await expect(page.getByRole('tooltip')).toHaveText('Tickets sold until the concert');
});

test('an icon names its header', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'IconsInHeaders');
  await expect(demo.getByRole('columnheader', { name: 'On the radio' })).toBeVisible();
});

test('the button in the header opens its help and does not sort', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HelpInHeader');
  const header = demo.getByRole('columnheader').nth(1);
  const help = page.getByText('The mean of all answers');
  await header.getByRole('button', { name: 'About Rating' }).click();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await header.getByRole('button', { name: 'About Rating' }).press('Enter');
  await expect(help).toBeVisible();
  await expect(header).toHaveAttribute('aria-sort', 'none');
});

test('the focus moves from header to header through the button', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HelpInHeader');
  await demo.getByRole('columnheader').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('button', { name: 'About Rating' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('menu', { name: 'Rating column menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('button', { name: 'About Rating' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(demo.getByRole('columnheader').first()).toBeFocused();
});
