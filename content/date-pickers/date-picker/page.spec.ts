import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-picker/';

test('the birthday goes from year to month to day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BirthdayFromYear');
  await demo.getByRole('button', { name: 'Choose date' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('radio', { name: '1990' })).toBeFocused();
  await dialog.getByRole('radio', { name: '1985' }).click();
  await dialog.getByRole('radio', { name: 'March' }).click();
  await dialog.getByRole('gridcell', { name: '9', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(demo.getByRole('textbox')).toHaveValue('03/09/1985');
});

test('the latest year is the first one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NewestYearFirst');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const years = page.getByRole('dialog').getByRole('radio');
  await expect(years).toHaveCount(35);
  await expect(years.first()).toHaveText('2024');
});

test('a month picker opens with its months and stays in the format of its views', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'MonthAndYear');
  const field = demo.getByRole('textbox', { name: 'Billing month' });
  await expect(field).toHaveValue('April 2024');
  await demo
    .getByRole('button', { name: /Choose date/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '2023' }).click();
  await dialog.getByRole('radio', { name: 'June' }).click();
  await expect(field).toHaveValue('June 2023');
});

test('Cancel restores the value, and Escape accepts it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ConfirmWithButtons');
  const field = demo.getByRole('textbox');
  const dialog = page.getByRole('dialog');
  const choose = async (day: string) => {
    await demo.getByRole('button', { name: /Choose date/ }).click();
    await dialog.getByRole('gridcell', { name: day, exact: true }).click();
    await expect(field).toHaveValue(`04/${day}/2024`);
  };
  await choose('19');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(field).toHaveValue('04/17/2024');
  await choose('24');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await choose('25');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(field).toHaveValue('04/24/2024');
});

test('a static picker reports the choice when OK is pressed', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StaticDeliveryDate');
  await demo.getByRole('gridcell', { name: '19', exact: true }).click();
  await expect(demo.getByRole('status')).toContainText('none yet');
  await demo.getByRole('button', { name: 'OK' }).click();
  await expect(demo.getByRole('status')).toHaveText('Confirmed with OK: Apr 19');
});

test('a typed date that is not allowed is an error with a reason', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DeliveryOnWorkdays');
  const field = demo.getByRole('textbox');
  await expect(field).toHaveAccessibleDescription('We do not deliver on weekends');
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('04222024');
  await expect(field).toHaveAccessibleDescription('Monday to Friday, until the end of May');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('06032024');
  await expect(field).toHaveAccessibleDescription(/April 18 to May 31/);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the clear button and the keyboard empty the field', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClearReminder');
  const field = demo.getByRole('textbox');
  await field.hover();
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(demo.getByRole('status')).toHaveText('Cleared: 1');
  await page.keyboard.type('05062024');
  await expect(field).toHaveValue('05/06/2024');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Backspace');
  await expect(field).toHaveValue('MM/DD/YYYY');
});

test('another button opens the calendar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpenFromButton');
  await demo.getByRole('button', { name: 'Choose a return date' }).click();
  await page.getByRole('gridcell', { name: '23', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(demo.getByRole('textbox')).toHaveValue('04/23/2024');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('the picker opens a dialog, waits for OK, and has no clear button', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ClearReminder');
    const field = demo.getByRole('textbox');
    await field.tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '24', exact: true }).tap();
    await expect(dialog).toBeVisible();
    const box = (await dialog.boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(dialog).toBeHidden();
    await expect(field).toHaveValue('04/24/2024');
    await expect(demo.getByRole('button', { name: 'Clear' })).toHaveCount(0);
  });
});
