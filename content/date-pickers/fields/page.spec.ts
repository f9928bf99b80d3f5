import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/fields/';

test('the accessible structure has a spin button per section', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AccessibleFields');
  const field = demo.getByRole('group', { name: 'Birthday' });
  await expect(field.getByRole('spinbutton')).toHaveText(['04', '17', '2024']);
  await field.getByRole('spinbutton', { name: 'Day' }).press('ArrowUp');
  await expect(field.getByRole('spinbutton', { name: 'Day' })).toHaveText('18');
});

test('a field that is read-only leaves the calendar usable', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PropsOfTheField');
  const input = demo.getByRole('textbox', { name: 'Chosen in the calendar' });
  await expect(input).toHaveAttribute('readonly', '');
  await demo.getByRole('button').first().click();
  await page.getByRole('gridcell', { name: '20' }).click();
  await expect(input).toHaveValue('04/20/2024');
});

test('a button selects a section', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedSections');
  await demo.getByRole('button', { name: 'year' }).click();
  await page.keyboard.press('ArrowUp');
  await expect(demo.getByRole('textbox')).toHaveValue('04/17/2025');
});

test('a section at the end of a range is selected by its index', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedSectionsOfRange');
  await demo.getByRole('button', { name: 'Return day' }).click();
  await page.keyboard.press('ArrowUp');
  await expect(demo.getByRole('textbox')).toHaveValue('04/17/2024 – 04/22/2024');
});

test('the clear button empties the field and reports it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClearableFields');
  await demo.getByRole('textbox', { name: 'Appointment' }).hover();
  await demo.getByTitle('Clear').last().click();
  await expect(demo.getByRole('status')).toHaveText('Last field cleared: appointment');
  await expect(demo.getByRole('textbox', { name: 'Appointment' })).not.toHaveValue('04/17/2024');
});
