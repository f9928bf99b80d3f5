import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/time-range-picker/';

test('a start too late marks the end', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MeetingTimes');
  await demo.getByLabel('Starts at').click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('0345PM');
  await expect(demo.getByText('At least 15 minutes after the start')).toBeVisible();
  await expect(demo.getByLabel('Ends at')).toHaveAttribute('aria-invalid', 'true');
});

test('the list of ends begins after the start', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoTimeLists');
  const ends = demo.getByRole('group', { name: 'End' }).getByRole('option');
  await expect(ends.first()).toHaveText('02:30 PM');
  await demo.getByRole('group', { name: 'Start' }).getByText('04:00 PM').click();
  await expect(ends.first()).toHaveText('04:30 PM');
});
