import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/time-range-field/';

test('each end has its own error', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DeliveryWindow');
  await expect(demo.getByLabel('Delivery from')).toHaveAccessibleDescription('From 8:00 AM');
  await demo.getByLabel('Delivery from').click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('0845AM');
  await expect(demo.getByLabel('Delivery from')).toHaveValue('08:45 AM');
  await expect(demo.getByText('From 8:00 AM')).toHaveCount(0);
});

test('the length follows the typed times', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MeetingLength');
  await expect(demo.getByText('Minutes: 90')).toBeVisible();
  await demo.getByLabel('Meeting').click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('03');
  await expect(demo.getByText('Minutes: 30')).toBeVisible();
});
