import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/timezone/';

/** Far from the zones of the demos, so that none of them can depend on that of the browser. */
test.use({ timezoneId: 'Pacific/Honolulu' });

test('changing the zone converts what is shown', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimeZoneSwitcher');
  const field = demo.getByRole('textbox', { name: 'Meeting' });
  await expect(field).toHaveValue('04/17/2024 05:30 PM');
  await demo.getByRole('combobox', { name: 'Time zone' }).click();
  await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
  await expect(field).toHaveValue('04/18/2024 12:30 AM');
});

test('onChange returns a date in the zone of the value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ZoneOfTheValue');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('gridcell', { name: '18', exact: true }).click();
  await dialog.getByRole('option', { name: '10 hours' }).click();
  await expect(demo.getByRole('status')).toHaveText('Value: 16:30 in Europe/Paris');
});

test('the zone of the browser shows the stored instant', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StoreUtcShowMyTime');
  const field = demo.getByRole('textbox', { name: 'Delivery' });
  await expect(field).toHaveValue('04/17/2024 03:30 PM');
  const local = demo.getByLabel('In my time zone');
  await local.click();
  await expect(local).toBeChecked();
  await expect(field).toHaveValue('04/17/2024 05:30 AM');
  await expect(demo.getByRole('status')).toHaveText('Stored: 2024-04-17T15:30:00.000Z');
});

test('one hour after 1:30 is 3:30 on the night of the change', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MissingHourInParis');
  await demo.getByRole('button', { name: 'Add one hour' }).click();
  await expect(demo.getByRole('textbox')).toHaveValue('03/31/2024 03:30');
  await expect(demo.getByRole('status')).toHaveText('2024-03-31T03:30:00.000+02:00');
});

test('a typed time that does not exist moves the value, not the text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MissingHourInNewYork');
  const field = demo.getByRole('textbox', { name: 'Time in New York' });
  await field.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('031020240230');
  await expect(field).toHaveValue('03/10/2024 02:30');
  await expect(demo).toContainText('2024-03-10T03:30:00.000-04:00');
});

test('two instants look the same when the hour repeats', async ({ page }) => {
  const paris = await openDemo(page, PAGE, 'RepeatedHourInParis');
  for (const instant of ['2024-10-27T00:30Z', '2024-10-27T01:30Z']) {
    const field = paris.getByRole('textbox', { name: `${instant} in Paris` });
    await expect(field).toHaveValue('10/27/2024 02:30');
  }
  const newYork = await openDemo(page, PAGE, 'RepeatedHourInNewYork');
  const second = newYork.getByRole('button', { name: '1:30 AM EST' });
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await expect(newYork.getByRole('textbox')).toHaveValue('11/03/2024 01:30 AM');
});

test('the examples of every library keep their zone', async ({ page }) => {
  for (const library of ['Dayjs', 'Luxon', 'Moment']) {
    await expect(await openDemo(page, PAGE, `${library}Utc`)).toContainText(/T15:30:00(\.000)?Z/);
    await expect(await openDemo(page, PAGE, `${library}TimeZone`)).toContainText('+09:00');
  }
});
