import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/adapters-locale/';

const FIELDS = { English: '04/17/2024 03:30 PM', German: '17.04.2024 15:30' };

test('each library formats as the chosen locale does', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LibraryAndLocale');
  const choose = async (label: string, option: string) => {
    await demo.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  for (const library of ['Day.js', 'date-fns', 'Luxon', 'Moment.js']) {
    await choose('Date library', library);
    for (const [locale, text] of Object.entries(FIELDS)) {
      await choose('Locale', locale);
      await expect(demo.getByRole('textbox', { name: 'Meeting' })).toHaveValue(text);
    }
  }
});

test('the locale decides on 12 or 24 hours, and ampm overrules it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwelveOrTwentyFourHours');
  const field = (name: string) => demo.getByRole('textbox', { name });
  await expect(field('English locale')).toHaveValue('03:30 PM');
  await expect(field('English, 24 hours')).toHaveValue('15:30');
  await expect(field('German locale')).toHaveValue('15:30');
});

test('a field pads digits unless it respects the format', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LeadingZeros');
  const field = (name: string) => demo.getByRole('textbox', { name });
  await expect(field('Zeros added')).toHaveValue('04/07/2024');
  await expect(field('As in the format')).toHaveValue('4\u200e/7\u200e/2024');
});

test('the locale decides on which day a week starts', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FirstDayOfWeek');
  const days = demo.getByRole('columnheader');
  await expect(days.first()).toHaveAccessibleName('Monday');
  await demo.getByRole('button', { name: 'Saturday' }).click();
  await expect(days.first()).toHaveAccessibleName('Saturday');
});

test('toolbar, column headers, and header have their own formats', async ({ page }) => {
  await expect(await openDemo(page, PAGE, 'ToolbarFormat')).toContainText('Apr 17, 2024');
  await expect(await openDemo(page, PAGE, 'NamesOfDays')).toContainText('SunMonTue');
  await expect(await openDemo(page, PAGE, 'CalendarHeaderFormat')).toContainText('2024/04');
});

test('a right-to-left popup mirrors its columns and its arrow keys', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RightToLeftPicker');
  await demo.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  const day = (name: string) => dialog.getByRole('gridcell', { name, exact: true });
  await expect(day('17')).toBeFocused();
  const [left, right] = await Promise.all([day('18').boundingBox(), day('17').boundingBox()]);
  expect(left!.x).toBeLessThan(right!.x);
  await page.keyboard.press('ArrowLeft');
  await expect(day('18')).toBeFocused();
});
