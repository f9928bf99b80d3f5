import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/localization/';

test('the placeholder of an empty field is translated', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GermanDatePicker');
  await expect(demo.getByRole('textbox', { name: 'Anreise' })).toHaveAttribute(
    'placeholder',
    'TT.MM.JJJJ',
  );
});

test('the texts of the theme change with it, and the month with the library', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LanguageOfTheApp');
  await expect(demo.getByRole('button', { name: 'Abbrechen' })).toBeVisible();
  await demo.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: '日本語' }).click();
  await expect(demo.getByRole('button', { name: 'キャンセル' })).toBeVisible();
  await expect(demo.getByText('4月 2024')).toBeVisible();
});

test('one picker replaces three texts and keeps the others', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WordingOfOnePicker');
  await expect(demo.getByText('Choose a delivery day')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Schedule' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Next month' })).toBeVisible();
});

test('a component in a slot reads the texts of its picker', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TranslatedActionBar');
  const day = demo.getByRole('gridcell', { name: '17', exact: true });
  await expect(day).toHaveAttribute('aria-selected', 'true');
  await demo.getByRole('button', { name: 'Vider' }).click();
  await expect(day).toHaveAttribute('aria-selected', 'false');
});
