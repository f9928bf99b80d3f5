import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/digital-clock/';

test('steps of 45 minutes leave out 4 PM', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AppointmentLengths');
  const list = demo.getByRole('group', { name: 'Every 45 minutes' });
  await expect(list.getByRole('option', { name: '03:45 PM' })).toHaveCount(1);
  await expect(list.getByRole('option', { name: '04:00 PM' })).toHaveCount(0);
});

test('skipDisabled hides the times that are only grayed out otherwise', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HiddenOrGrayTimes');
  const gray = demo.getByRole('group', { name: 'Grayed out' });
  await expect(gray.getByRole('option')).toHaveCount(48);
  await expect(gray.getByRole('option', { name: '02:00 PM' })).toHaveClass(/Mui-disabled/);
  const hidden = demo.getByRole('group', { name: 'Hidden' }).getByRole('option');
  await expect(hidden).toHaveCount(6);
  await expect(hidden.first()).toHaveText('02:30 PM');
});

test('shouldDisableTime leaves out the booked times', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BookedTimes');
  await expect(demo.getByRole('option', { name: '10:00 AM' })).toHaveCount(1);
  await expect(demo.getByRole('option', { name: '10:30 AM' })).toHaveCount(0);
});

test('the keyboard moves through the list and chooses', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledDelivery');
  await demo.getByRole('option', { name: '03:30 PM' }).focus();
  await page.keyboard.press('PageDown');
  await expect(demo.getByRole('option', { name: '06:00 PM' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('group', { name: 'Delivery at 6:00 PM' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(demo.getByRole('option', { name: '12:00 AM' })).toBeFocused();
});

test('a controlled list starts at its reference date when it is empty', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledDelivery');
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(0);
  await expect(demo.getByRole('option', { name: '12:00 PM' })).toHaveAttribute('tabindex', '0');
  await demo.getByRole('option', { name: '12:30 PM' }).click();
  await expect(demo.getByRole('group', { name: 'Delivery at 12:30 PM' })).toBeVisible();
  await demo.getByRole('button', { name: 'Any time' }).click();
  await expect(demo.getByRole('group', { name: 'Delivery at any time' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap chooses a time in each list', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'QuarterHourLists');
    const minutes = demo.getByRole('option', { name: '45 minutes' });
    await minutes.tap();
    await expect(minutes).toHaveAttribute('aria-selected', 'true');
  });
});
