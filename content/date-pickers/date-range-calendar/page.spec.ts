import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-range-calendar/';

const getDay = (calendar: Locator, day: number) =>
  calendar.getByRole('gridcell', { name: String(day), exact: true });

/** The days at the ends of the range. */
const getEnds = (calendar: Locator) => calendar.locator('[aria-selected="true"]');

test('dragging moves an end, and swaps it with the other one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DragTheEnds');
  await getDay(demo, 21).dragTo(getDay(demo, 25));
  await expect(getEnds(demo)).toHaveText(['17', '25']);
  await getDay(demo, 17).dragTo(getDay(demo, 29));
  await expect(getEnds(demo)).toHaveText(['25', '29']);
  await demo.getByLabel('Drag editing').click();
  await expect(demo.getByLabel('Drag editing')).not.toBeChecked();
  await expect(getDay(demo, 25)).not.toHaveAttribute('draggable', 'true');
});

test('rangePosition says which end a click changes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditOneEnd');
  await getDay(demo, 25).click();
  await expect(getEnds(demo)).toHaveText(['17', '25']);
  await expect(demo.getByRole('button', { name: 'Check-in' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('start and end have different disabled days', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrivalAndDepartureDays');
  await expect(getDay(demo, 21)).toBeDisabled();
  await expect(getDay(demo, 20)).toBeEnabled();
  await getDay(demo, 15).click();
  await expect(getDay(demo, 21)).toBeEnabled();
  await expect(getDay(demo, 20)).toBeDisabled();
});

test('a read-only calendar changes the month, but not the range', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DisabledAndReadOnlyCalendar');
  await getDay(demo, 24).click();
  await expect(getEnds(demo)).toHaveText(['17', '21']);
  await demo.getByRole('button', { name: 'Next month' }).click();
  await expect(demo.getByRole('grid')).toHaveAccessibleName('May 2024');
});

test('the month before is on the left', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MonthBefore');
  await expect(demo.getByRole('grid').first()).toHaveAccessibleName('March 2024');
  await expect(demo.getByRole('grid').last()).toHaveAccessibleName('April 2024');
});
