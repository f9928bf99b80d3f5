import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-field/';

test('a date without one of its parts is invalid, and an empty one is null', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledInvoiceDate');
  const field = demo.getByRole('textbox');
  await field.click({ position: { x: 20, y: 28 } });
  await field.press('Backspace');
  await expect(demo.getByRole('status')).toHaveText('Invalid date');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(demo.getByRole('status')).toHaveText('No date (null)');
});

test('a field without a day keeps the day of its value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DateFieldFormats');
  await expect(demo.getByRole('textbox').nth(1)).toHaveValue('April 17, 2024');
  await expect(demo.getByRole('textbox').nth(2)).toHaveValue('04/2024');
});

test('the message follows the error', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DeliveryLimits');
  await expect(demo.getByText('Not after April 21')).toBeVisible();
  const field = demo.getByRole('textbox');
  await field.click();
  await field.press('Control+A');
  await page.keyboard.type('04162024');
  await expect(demo.getByText('Not before April 17')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});
