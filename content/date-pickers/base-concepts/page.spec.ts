import { changeDemo, expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/base-concepts/';

test('a controlled field accepts a whole text and typed digits, and shows its state', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ControlledAppointment');
  const field = demo.getByRole('textbox', { name: 'Appointment' });
  await field.fill('04/21/2024');
  await expect(field).toHaveValue('04/21/2024');
  await demo.getByRole('button', { name: 'Move to April 24' }).click();
  await expect(field).toHaveValue('04/24/2024');
  await field.click();
  await field.press('Control+a');
  await field.pressSequentially('04212024');
  await expect(field).toHaveValue('04/21/2024');
});

test('an uncontrolled picker sends the text of its field', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UncontrolledBirthday');
  await demo.getByRole('button', { name: 'Send' }).click();
  await expect(demo.getByRole('status')).toHaveText('Sent: 04/17/2024');
});

test('a field with missing parts is invalid, and one without any is null', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValueStates');
  const field = demo.getByRole('textbox', { name: 'Invoice date' });
  const status = demo.getByRole('status');
  await expect(status).toHaveText('A valid date: April 17, 2024');
  await field.click({ position: { x: 20, y: 28 } });
  await field.press('Backspace');
  await expect(status).toHaveText('An invalid date');
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(status).toHaveText('null: the field is empty');
  await field.press('Control+a');
  await field.pressSequentially('02312024');
  await expect(status).toHaveText('An invalid date');
});

test('null in place of an invalid date empties the field', async ({ page }) => {
  await changeDemo(
    page,
    'ValueStates',
    /onChange: ?(\w+)/,
    'onChange: (value) => $1(value?.isValid() ? value : null)',
  );
  const demo = await openDemo(page, PAGE, 'ValueStates');
  const field = demo.getByRole('textbox', { name: 'Invoice date' });
  await field.click({ position: { x: 20, y: 28 } });
  await field.press('Backspace');
  await expect(demo.getByRole('status')).toHaveText('null: the field is empty');
  await expect(field).toHaveValue('MM/DD/YYYY');
});

test('a day closes the popover of the desktop variant, and the mobile variant asks for OK', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'DesktopAndMobile');
  await demo
    .getByRole('button', { name: /Choose date/ })
    .nth(1)
    .click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '19', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(demo.getByRole('textbox', { name: 'Desktop: popover' })).toHaveValue('04/19/2024');
  const mobile = demo.getByRole('textbox').last();
  await mobile.click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '19', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(mobile).toHaveValue('04/19/2024');
});

test('a media query chooses the variant', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DesktopOnWideScreens');
  await expect(demo.getByRole('button', { name: /Choose date/ })).toBeVisible();
  await page.setViewportSize({ width: 700, height: 800 });
  await expect(demo.getByRole('button', { name: /Choose date/ })).toHaveCount(0);
});

test('a chosen day gets the time of the reference date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReferenceDateOfMeeting');
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('April 18, 2024, 3:30 PM');
});

test('a birthday starts with the year', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BirthdayFromYear');
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await expect(page.getByRole('radio', { name: '1990' })).toBeInViewport();
});
