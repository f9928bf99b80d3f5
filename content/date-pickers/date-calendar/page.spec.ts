import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-calendar/';

test('the keyboard moves to May, whose days are loaded without losing focus', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FreeTablesPerMonth');
  await demo.getByRole('gridcell', { name: '17', exact: true }).focus();
  await page.keyboard.press('PageUp');
  await expect(demo.getByText('May 2024')).toBeVisible();
  // In April, the third free day is the 22nd.
  const third = demo.getByRole('gridcell', { name: '23', exact: true });
  await expect(third).toHaveAttribute('title', 'Free tables');
  await expect(demo.getByRole('gridcell', { name: '17', exact: true })).toBeFocused();
});

test('an arrow shows a skeleton, then the free days of the month', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FreeTablesPerMonth');
  await demo.getByRole('button', { name: 'Next month' }).click();
  await expect(demo.locator('.MuiDayCalendarSkeleton-root')).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: '23', exact: true })).toHaveAttribute(
    'title',
    'Free tables',
  );
  await expect(demo.locator('.MuiDayCalendarSkeleton-root')).toBeHidden();
});

test('a click on one day selects its week', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeekPicker');
  await demo.getByRole('gridcell', { name: '25', exact: true }).click();
  const selected = demo.getByRole('gridcell', { selected: true });
  await expect(selected).toHaveText(['21', '22', '23', '24', '25', '26', '27']);
  await expect(demo.getByText('Week from April 21')).toBeVisible();
});

test('the first chosen day has the time of the reference date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CalendarAtReferenceDate');
  await demo.getByRole('gridcell', { name: '5', exact: true }).click();
  await expect(demo.getByText('Meeting: September 5, 3:30 PM')).toBeVisible();
});

test('the view follows the buttons, and the buttons follow the view', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledCalendarView');
  await demo.getByRole('button', { name: 'Day', exact: true }).click();
  await expect(demo.getByRole('gridcell', { name: '17', exact: true })).toBeVisible();
  await demo.getByRole('button', { name: 'Month', exact: true }).click();
  await demo.getByRole('radio', { name: 'May' }).click();
  await expect(demo.getByRole('button', { name: 'Day', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('arrow keys skip disabled days', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BookableDays');
  await demo.getByRole('gridcell', { name: '14', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('gridcell', { name: '16', exact: true })).toBeFocused();
});

test('the fiscal year starts in October, and the week is that of ISO 8601', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FiscalYear');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('FY 2024, quarter 3, week 16');
  const move = async (key: string, times: number) => {
    for (let at = 0; at < times; at += 1) await page.keyboard.press(key);
  };
  await demo.getByRole('gridcell', { name: '17', exact: true }).focus();
  await move('PageUp', 6);
  await page.keyboard.press('Enter');
  await expect(demo.getByText('October 2024')).toBeVisible();
  await expect(status).toHaveText('FY 2025, quarter 1, week 42');
});

test('days that the server has booked are disabled once they have arrived', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DisabledDaysFromServer');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const popup = page.getByRole('dialog');
  const day = (name: string) => popup.getByRole('gridcell', { name, exact: true });
  await expect(day('9')).toBeDisabled();
  await popup.getByRole('button', { name: 'Next month' }).click();
  await expect(popup.getByText('May 2024')).toBeVisible();
  await expect(day('23')).toBeDisabled();
  await expect(day('24')).toBeEnabled();
});
