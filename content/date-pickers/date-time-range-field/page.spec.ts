import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-time-range-field/';

test('the end is later than the limit on the same day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ConferenceLimits');
  const end = demo.getByLabel('Conference to');
  await expect(end).toHaveAccessibleDescription('Until April 21, 6:00 PM');
  await expect(demo.getByLabel('Conference from')).toHaveAttribute('aria-invalid', 'false');
});

test('the hours follow the typed range', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RentalHours');
  await expect(demo.getByText('Full hours: 20')).toBeVisible();
  await demo.getByLabel('Rental period').click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('0416');
  await expect(demo.getByText('Full hours: 44')).toBeVisible();
});
