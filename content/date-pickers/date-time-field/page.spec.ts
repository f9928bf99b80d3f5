import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-time-field/';

test('on the last day the time is compared as well', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckOutDeadline');
  const field = demo.getByRole('textbox');
  await expect(demo.getByText('Leave the room by 12 PM')).toBeVisible();
  await field.click();
  await field.press('Control+A');
  await page.keyboard.type('042020240100PM');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test('text in brackets is part of the format', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DateTimeFieldFormats');
  await expect(demo.getByRole('textbox').nth(2)).toHaveValue(/^April 17 at 0?3:30 PM$/);
});

test('the button sets a date one week later', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledDeadline');
  await demo.getByRole('button', { name: 'One more week' }).click();
  await expect(demo.getByRole('textbox')).toHaveValue('04/24/2024 03:30 PM');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap focuses the field, which can be typed into', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FlightField');
    const field = demo.getByRole('textbox');
    await field.tap({ position: { x: 24, y: 28 } });
    await expect(field).toBeFocused();
    await page.keyboard.type('05');
    await expect(field).toHaveValue('05/17/2024 03:30 PM');
  });
});
