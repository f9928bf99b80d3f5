import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/time-field/';

test('typing fills the parts one after the other', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledArrival');
  const field = demo.getByRole('textbox');
  await field.click();
  await field.press('Control+A');
  await page.keyboard.press('Backspace');
  await expect(demo.getByRole('status')).toHaveText('No valid time yet');
  await page.keyboard.type('0915AM');
  await expect(demo.getByRole('status')).toHaveText('Arrives at 9:15 AM');
});

test('the arrow keys reach the next quarter of an hour, which is valid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckInWindow');
  const field = demo.getByRole('textbox');
  await expect(demo.getByText('Not possible: minutesStep')).toBeVisible();
  await field.click();
  await field.press('Control+A');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('03:15 PM');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap focuses the field, which can be typed into', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DepartureField');
    const field = demo.getByRole('textbox');
    await field.tap({ position: { x: 24, y: 28 } });
    await expect(field).toBeFocused();
    await page.keyboard.type('04');
    await expect(field).toHaveValue('04:30 PM');
  });
});
