import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/shortcuts/';

test('a shortcut to an invalid date is disabled', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DisabledShortcuts');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Saturday' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await dialog.getByRole('button', { name: 'Monday' }).click();
  await expect(demo.getByRole('textbox')).toHaveValue('04/22/2024');
});

test('a shortcut can look for a valid date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NextFreeDay');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Next free day' }).click();
  await expect(demo.getByRole('textbox')).toHaveValue('04/23/2024');
});

test('the context names the shortcut, and nothing for a day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedShortcut');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Christmas Day' }).click();
  await expect(demo.getByRole('status')).toHaveText('Shortcut: christmas');
  await expect(page.getByRole('dialog')).toBeHidden();
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Shortcut: none');
});

test('with the importance "set" the picker stays open', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'KeepOpenAfterShortcut');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start of May' }).click();
  await expect(demo.getByRole('log')).toHaveText('onChange(2024-05-01)');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('log')).toHaveText('onChange(2024-05-01) onAccept(2024-05-01)');
});
