import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/forms/';

test('the hidden input sends an ISO date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SubmitIsoDate');
  await demo.getByRole('button', { name: 'Book' }).click();
  await expect(demo.getByRole('status')).toHaveText('Sent: visit=2024-04-17');
});

test('a name sends the displayed text, or the placeholder of a focused field', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamedFields');
  const day = demo.getByRole('textbox', { name: 'Meeting' });
  await day.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('day=04/17/2024, time=03:30 PM');
  await day.press('Control+a');
  await day.press('Delete');
  await day.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('day=MM/DD/YYYY, time=03:30 PM');
});

test('an empty required date is an error after the submit only', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RequiredDate');
  await expect(demo.getByRole('textbox')).toHaveAttribute('aria-invalid', 'false');
  await demo.getByRole('button', { name: 'Order' }).click();
  await expect(demo.getByText('Enter a complete date.')).toBeVisible();
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '18', exact: true }).click();
  await demo.getByRole('button', { name: 'Order' }).click();
  await expect(demo.getByRole('button', { name: 'Order sent' })).toBeVisible();
});

test('a later check-in makes the check-out invalid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckInBeforeCheckOut');
  const checkOut = demo.getByRole('textbox', { name: 'Check-out' });
  await expect(checkOut).toHaveAttribute('aria-invalid', 'false');
  await demo
    .getByRole('button', { name: /Choose date/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '25', exact: true }).click();
  await expect(checkOut).toHaveAttribute('aria-invalid', 'true');
});

test('the reset restores the cleared date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClearAndReset');
  const input = demo.getByRole('textbox');
  await input.press('Control+a');
  await input.press('Delete');
  await input.blur();
  await expect(input).toHaveValue('');
  await demo.getByRole('button', { name: 'Reset to the saved date' }).click();
  await expect(input).toHaveValue('04/17/2024');
});
