import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-time-picker/';

test('the time of the limits matters on the first and last day only', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RentalPeriod');
  const field = demo.getByRole('textbox');
  const type = async (text: string) => {
    await field.click();
    await field.press('Control+A');
    await page.keyboard.type(text);
  };
  await type('042120240100PM');
  await expect(demo.getByText('Error: maxTime')).toBeVisible();
  await type('042020240100PM');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await type('042220240100AM');
  await expect(demo.getByText('Error: maxDate')).toBeVisible();
  await type('041720240100PM');
  await expect(demo.getByText('Error: minTime')).toBeVisible();
});

test('minTime and weekends hold for every day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OfficeHoursOnWeekdays');
  const field = demo.getByRole('textbox');
  const type = async (text: string) => {
    await field.click();
    await field.press('Control+A');
    await page.keyboard.type(text);
  };
  await type('042020240330PM');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await type('052220240330PM');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await type('052220240830AM');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('the calendar and one list of free times are side by side', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BookableSlots');
  await demo.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('option')).toHaveCount(17);
  await dialog.getByRole('gridcell', { name: '18' }).click();
  await dialog.getByRole('option', { name: '09:30 AM' }).click();
  await expect(demo.getByRole('textbox')).toHaveValue('04/18/2024 09:30 AM');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the renderer shows a clock beside the calendar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClockOnDesktop');
  await demo.getByRole('button').click();
  await expect(page.getByRole('dialog').locator('.MuiDateCalendar-root')).toBeVisible();
  await expect(page.getByRole('dialog').locator('.MuiTimeClock-root')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap opens the calendar, a day leads to the clock', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'AppointmentDateTime');
    await demo.getByRole('textbox').tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('gridcell', { name: '18' }).tap();
    await expect(dialog.locator('.MuiTimeClock-root')).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(demo.getByRole('textbox')).toHaveValue('04/18/2024 03:30 PM');
  });
});
