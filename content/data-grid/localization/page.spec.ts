import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/localization/';

test('a locale translates the toolbar and the pagination', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FrenchTexts');
  await expect(demo.getByText('Lignes par page')).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Choisir les colonnes' })).toBeVisible();
});

test('single texts are replaced, and the others stay', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnWording');
  await expect(demo.getByText('Departures per page:')).toBeVisible();
  const header = demo.getByRole('columnheader').first();
  await header.hover();
  await header.getByRole('button', { name: 'Route column menu' }).click();
  const items = page.getByRole('menuitem');
  await expect(items.filter({ hasText: 'First to last' })).toBeVisible();
  await expect(items.filter({ hasText: 'Hide column' })).toBeVisible();
});

test('the locale of the theme changes with it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LocaleInTheme');
  await expect(demo.getByRole('checkbox', { name: 'Alle Zeilen auswählen' })).toBeVisible();
  await demo.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: '日本語' }).click();
  await expect(demo.getByRole('checkbox', { name: 'すべての行を選択' })).toBeVisible();
});

test('formatters control numbers and dates', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GermanFormats');
  expect((await getColumn(demo, 'quantity'))[0]).toBe('2.500');
  expect((await getColumn(demo, 'orderedOn'))[0]).toBe('13.09.2024');
});

test('the direction of the theme reverses the arrow keys', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RightToLeftGrid');
  const cell = demo.locator('[data-rowindex="0"] [data-field="plant"]');
  await demo.locator('[data-rowindex="0"] [data-field="name"]').click();
  await page.keyboard.press('ArrowLeft');
  await expect(cell).toBeFocused();
});
