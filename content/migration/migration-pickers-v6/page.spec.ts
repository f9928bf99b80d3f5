import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/migration/migration-pickers-v6/';

test('the reference date sets the first month and fills the time', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimeFromReferenceDate');
  await expect(demo.getByText('September 2024')).toBeVisible();
  await demo.getByRole('gridcell', { name: '17' }).click();
  await expect(demo.getByText('2024-09-17 15:30')).toBeVisible();
});

test('the formatter of weekdays receives a date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShortWeekdays');
  await expect(demo.getByRole('columnheader')).toHaveText([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ]);
});
