import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/time-clock/';

test('the keyboard changes the value and goes on to the next view', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledViewsOfClock');
  const clock = demo.getByRole('listbox');
  await demo.getByRole('button', { name: 'Change the hour' }).click();
  await clock.press('ArrowDown');
  await expect(demo.getByText('Delivery at 2:30 PM')).toBeVisible();
  await clock.press('Enter');
  await expect(clock).toHaveAccessibleName(/Select minutes/);
  await clock.press('PageUp');
  await expect(demo.getByText('Delivery at 2:35 PM')).toBeVisible();
});

test('the arrow keys move by minutesStep', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClockInQuarterHours');
  await demo.getByRole('listbox').press('ArrowUp');
  await expect(demo.getByRole('option', { name: '45 minutes' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('hours outside the limits and the lunch break are disabled', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClockForOpeningHours');
  for (const hour of ['8', '13', '19']) {
    const option = demo.getByRole('option', { name: `${hour} hours`, exact: true });
    await expect(option).toHaveAttribute('aria-disabled', 'true');
  }
  const closing = demo.getByRole('option', { name: '18 hours' });
  await expect(closing).not.toHaveAttribute('aria-disabled', 'true');
});

test('the arrows lead to the previous view', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClockWithSeconds');
  await expect(demo.getByRole('button', { name: 'Open next view' })).toBeDisabled();
  await demo.getByRole('button', { name: 'Open previous view' }).click();
  await expect(demo.getByRole('listbox')).toHaveAccessibleName(/Select minutes/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a tap chooses the hour and shows the minutes', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'WakeUpClock');
    const box = (await demo.locator('.MuiClock-clock').boundingBox())!;
    // The 6 is at the bottom of the face.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height - 20);
    await expect(demo.getByRole('listbox')).toHaveAccessibleName(/6:30 PM/);
    await expect(demo.getByRole('listbox')).toHaveAccessibleName(/Select minutes/);
  });
});
