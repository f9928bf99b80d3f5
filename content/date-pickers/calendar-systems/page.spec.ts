import { changeDemo, expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/calendar-systems/';

test('the Jalali calendar shows Persian months, from right to left', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'JalaliDatePicker');
  await expect(demo.getByRole('textbox', { name: 'تاریخ تحویل' })).toHaveValue(/1403.+01.+29/);
  await demo.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('فروردین 1403');
  const day = (name: string) => dialog.getByRole('gridcell', { name, exact: true });
  await expect(day('29')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(day('30')).toBeFocused();
});

test('both calendars show and change one value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneDateTwoCalendars');
  const gregorian = demo.getByRole('textbox', { name: 'Gregorian birthday' });
  await gregorian.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('03202024');
  await expect(demo.getByRole('textbox', { name: 'Jalali birthday' })).toHaveValue('1403/01/01');
});

test('the Hijri calendar has its own months, digits, and years', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HijriDatePicker');
  await demo.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('شوال ١٤٤٥');
  await dialog.locator('.MuiPickersCalendarHeader-switchViewButton').click();
  await expect(dialog.getByRole('radio', { name: '١٤٤٥' })).toBeChecked();
});

test('a Hijri picker without limits throws in its year view', async ({ page }) => {
  await changeDemo(page, 'HijriDatePicker', /minDate[,:][^,}]*[,}]?\s*maxDate/, 'maxDate');
  const demo = await openDemo(page, PAGE, 'HijriDatePicker');
  await demo.getByRole('button').click();
  await page.locator('.MuiPickersCalendarHeader-switchViewButton').click();
  await expect(page.locator('.demo-error')).toContainText('min date must be on or after 1356');
});
