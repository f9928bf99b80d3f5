import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/faq/';

test('a date is saved when it is complete and inside the limits, not before', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LatestAcceptedDate');
  const field = demo.getByRole('textbox', { name: 'Delivery' });
  const status = demo.getByRole('status');
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially('04162024');
  await expect(field).toHaveValue('04/16/2024');
  await expect(status).toHaveText('Saved: April 17, 2024');
  await field.press('Control+a');
  await field.pressSequentially('04202024');
  await expect(status).toHaveText('Saved: April 20, 2024');
});

test('a read-only field takes no keys, but the calendar opens', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CalendarOnly');
  const field = demo.getByRole('textbox', { name: 'Delivery' });
  await field.click();
  await field.press('ArrowUp');
  await expect(field).toHaveValue('04/17/2024');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('gridcell', { name: '19', exact: true }).click();
  await expect(field).toHaveValue('04/19/2024');
});

test('a click on the field opens the calendar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpenFromField');
  await demo.getByRole('textbox', { name: 'Check-in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});
