import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';
import type { Locator } from '@playwright/test';

const PAGE = '/x/react-date-pickers/lifecycle/';

async function type(input: Locator, keys: string) {
  // The first part of the date is at the start of the input.
  await input.click({ position: { x: 20, y: 20 } });
  for (const key of keys) await input.press(key);
}

test('a day on desktop is changed, accepted, and closes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DesktopCallbacks');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByRole('log')).toHaveText(
    'onOpen() onChange(2024-04-18) onAccept(2024-04-18) onClose()',
  );
});

test('a typed date is accepted only when the open calendar is dismissed', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DesktopCallbacks');
  await type(demo.getByRole('textbox'), '05');
  const typed = 'onChange(2024-05-17) onError(maxDate)';
  await expect(demo.getByRole('log')).toHaveText(typed);
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('log')).toHaveText(
    `${typed} onOpen() onAccept(2024-05-17) onClose()`,
  );
});

test('an unfinished date is reported once as invalid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FieldCallbacks');
  await type(demo.getByRole('textbox'), '04172024');
  await expect(demo.getByRole('log')).toHaveText(
    [
      'onChange(invalid date, invalidDate)',
      'onError(invalidDate)',
      'onChange(0202-04-17, minDate)',
      'onError(minDate)',
      'onChange(2024-04-17, null)',
      'onError(null)',
    ].join(' '),
  );
});

test('Cancel goes back, and a click next to the dialog accepts', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MobileCallbacks');
  const dialog = page.getByRole('dialog');
  await demo.getByRole('textbox').click();
  await dialog.getByRole('gridcell', { name: '18', exact: true }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  const cancelled = 'onOpen() onChange(2024-04-18) onChange(2024-04-17) onClose()';
  await expect(demo.getByRole('log')).toHaveText(cancelled);
  await demo.getByRole('textbox').click();
  await dialog.getByRole('gridcell', { name: '19', exact: true }).click();
  await page.mouse.click(5, 5);
  await expect(demo.getByRole('log')).toHaveText(/onAccept\(2024-04-19\)\s+onClose\(\)$/);
});

test('dates are saved on accept and on blur, if they are valid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveWhenAcceptedOrLeft');
  const input = demo.getByRole('textbox');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  await page.getByRole('dialog').getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(demo.getByRole('log')).toHaveText('Saved 2024-04-18');
  await expect(page.getByRole('dialog')).toBeHidden();
  await type(input, '05');
  await input.blur();
  await expect(demo.getByRole('log')).toHaveText('Saved 2024-04-18 Not saved: maxDate');
});
