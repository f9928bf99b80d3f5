import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/time-picker/';

test('a single list has the half hours within the limits, and a choice closes it', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'HalfHoursInOneList');
  await demo.getByRole('button', { name: 'Choose time' }).click();
  const options = page.getByRole('dialog').getByRole('option');
  await expect(options).toHaveCount(21);
  await expect(options.first()).toHaveText('12:00 PM');
  await options.filter({ hasText: '05:00 PM' }).click();
  await expect(demo.getByRole('textbox')).toHaveValue('05:00 PM');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('timeSteps changes the list, minutesStep also what is valid and the arrow keys', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ListStepAndValueStep');
  for (const [index, next] of ['03:31 PM', '03:45 PM'].entries()) {
    const field = demo.getByRole('textbox').nth(index);
    await field.click();
    await field.press('Control+A');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(field).toHaveValue(next);
    await page.keyboard.type('37');
    await expect(field).toHaveAttribute('aria-invalid', String(index === 1));
  }
  await demo.getByRole('button').first().click();
  const minutes = page.getByRole('listbox', { name: 'Select minutes' });
  await expect(minutes.getByRole('option')).toHaveText(['00', '15', '30', '45']);
});

test('a time after closing is an error with a message', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpeningHoursWithMessage');
  const field = demo.getByRole('textbox');
  await field.click();
  await field.press('Control+A');
  await page.keyboard.type('0830PM');
  await expect(demo.getByText('We close at 6 PM')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the renderers decide between a clock, lists, and no popup', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChosenTimeViews');
  const buttons = demo.getByRole('button', { name: 'Choose time' });
  await expect(buttons).toHaveCount(2);
  await buttons.first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listbox', { name: 'Select hours' })).toHaveCount(1);
  await expect(dialog.locator('.MuiTimeClock-root')).toBeVisible();
});

test('the format follows the views', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ViewsForSeconds');
  await expect(demo.getByRole('textbox').nth(0)).toHaveValue('03:30:20 PM');
  await expect(demo.getByRole('textbox').nth(1)).toHaveValue('07:30');
  await expect(demo.getByRole('textbox').nth(2)).toHaveValue('03 PM');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap opens the clock, and the choice needs a confirmation', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'AppointmentTime');
    const field = demo.getByRole('textbox');
    await field.tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('.MuiTimeClock-root')).toBeVisible();
    await dialog.getByRole('button', { name: 'AM' }).tap();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field).toHaveValue('03:30 AM');
  });
});
