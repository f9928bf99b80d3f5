import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-time-range-picker/';

const getDay = (calendar: Locator, day: number) =>
  calendar.getByRole('gridcell', { name: String(day), exact: true });

test('the last column of the times moves on to the end', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CarRental');
  await demo.getByLabel('Pick-up').click();
  const popup = page.getByRole('tooltip');
  await getDay(popup, 18).click();
  await expect(demo.getByLabel('Pick-up')).toHaveValue('04/18/2024 03:30 PM');
  await popup.getByRole('option', { name: 'AM', exact: true }).click();
  await expect(demo.getByLabel('Return')).toBeFocused();
  await getDay(popup, 20).click();
  await expect(demo.getByLabel('Return')).toHaveValue('04/20/2024 11:00 AM');
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toHaveCount(0);
});

test('half hours share one column, and the field shows minutes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimeList');
  await expect(demo.getByLabel('Pick-up')).toHaveValue('04/17/2024 15:30');
  await demo.getByLabel('Pick-up').click();
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(48);
});

test('opening hours hold for both ends', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CounterHours');
  await expect(demo.getByLabel('Return')).toHaveAccessibleDescription('Counter closes at 6:00 PM');
  await expect(demo.getByLabel('Pick-up')).toHaveAttribute('aria-invalid', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('a tap opens a dialog that leads from the date to the time', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RentalInDialog');
    await demo.getByLabel('Pick-up').tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Start date' })).toBeVisible();
    await getDay(dialog, 18).tap();
    await expect(dialog.getByRole('button', { name: 'Start time' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Open next view' }).tap();
    await expect(dialog.getByRole('button', { name: 'End date' })).toBeVisible();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(demo.getByLabel('Pick-up')).toHaveValue('04/18/2024 03:30 PM');
  });
});
