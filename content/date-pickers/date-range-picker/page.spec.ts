import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-range-picker/';

const getDay = (calendar: Locator, day: number) =>
  calendar.getByRole('gridcell', { name: String(day), exact: true });

const getPopup = (page: Page) => page.getByRole('tooltip');

const getApril = (page: Page) => getPopup(page).getByRole('grid', { name: 'April' });

test('choosing a start after the end clears the end', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NightsOfStay');
  await expect(demo.getByRole('status')).toHaveText('Nights: 4');
  await demo.getByLabel('Check-in').click();
  await getDay(getApril(page), 24).click();
  await expect(demo.getByRole('status')).toHaveText('Choose both dates');
  await getDay(getApril(page), 10).click();
  await expect(demo.getByLabel('Check-in')).toHaveValue('04/10/2024');
  await getDay(getApril(page), 12).click();
  await expect(demo.getByRole('status')).toHaveText('Nights: 2');
  await expect(getPopup(page)).toHaveCount(0);
});

test('the minimum stay disables days for the end only', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MinimumStay');
  await demo.getByLabel('Check-out').click();
  await expect(getDay(getApril(page), 19)).toBeDisabled();
  await expect(getDay(getApril(page), 20)).toBeEnabled();
  await demo.getByLabel('Check-in').click();
  await expect(getDay(getApril(page), 19)).toBeEnabled();
});

test('typing a later end removes the errors of both ends', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeErrorMessage');
  await expect(demo.getByText('The end is before the start')).toHaveCount(2);
  await demo.getByLabel('Last day').click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('04252024');
  await expect(demo.getByLabel('Last day')).toHaveValue('04/25/2024');
  await expect(demo.getByText('The end is before the start')).toHaveCount(0);
});

test('a shortcut sets the range and closes the popup', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeekendShortcuts');
  await demo.getByLabel('Check-in').click();
  await page.getByRole('button', { name: 'Long weekend' }).click();
  await expect(demo.getByLabel('Check-out')).toHaveValue('04/22/2024');
  await expect(getPopup(page)).toHaveCount(0);
});

test('the popup shows as many months as chosen', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NumberOfMonths');
  await demo.getByRole('button', { name: '3 months' }).click();
  await demo.getByLabel('Check-in').click();
  await expect(getPopup(page).getByRole('grid')).toHaveCount(3);
});

test('a read-only range opens no popup', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DisabledAndReadOnly');
  await demo.getByLabel('Read-only from').click();
  await expect(demo.getByLabel('Read-only from')).toBeFocused();
  await expect(getPopup(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true });

  test('a tap opens a dialog that keeps the range on cancel', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'StayInDialog');
    await demo.getByLabel('Check-in').tap();
    const dialog = page.getByRole('dialog');
    await getDay(dialog, 18).tap();
    await getDay(dialog, 22).tap();
    await dialog.getByRole('button', { name: 'Cancel' }).tap();
    await expect(dialog).toHaveCount(0);
    await expect(demo.getByLabel('Check-out')).toHaveValue('04/21/2024');
    await demo.getByLabel('Check-in').tap();
    await getDay(dialog, 18).tap();
    await getDay(dialog, 22).tap();
    await dialog.getByRole('button', { name: 'OK' }).tap();
    await expect(demo.getByLabel('Check-in')).toHaveValue('04/18/2024');
    await expect(demo.getByLabel('Check-out')).toHaveValue('04/22/2024');
  });
});
