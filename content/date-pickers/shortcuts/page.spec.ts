import { changeDemo, expect, openDemo, test } from '../../../tests/e2e/demo.ts';

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

test('the shortcut is disabled when no day is free', async ({ page }) => {
  await changeDemo(page, 'NextFreeDay', /2024-04-23/, '2030-01-01');
  const demo = await openDemo(page, PAGE, 'NextFreeDay');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const shortcut = page.getByRole('dialog').getByRole('button', { name: 'Next free day' });
  await expect(shortcut).toHaveAttribute('aria-disabled', 'true');
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the calendar is not cut off', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DateShortcuts');
    await demo.getByRole('textbox').tap();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Tomorrow' })).toBeVisible();
    const content = page.locator('.MuiDialogContent-root');
    await expect
      .poll(() => content.evaluate((box) => box.scrollWidth - box.clientWidth))
      .toBeLessThanOrEqual(0);
  });
});
