import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/validation/';

test('onError follows onChange, and only when the code changes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'InvalidDateLog');
  const input = demo.getByRole('textbox');
  await expect(demo.getByRole('log')).toHaveText('onError(maxDate)');
  await input.click({ position: { x: 20, y: 20 } });
  await input.press('ArrowUp');
  await input.press('0');
  await input.press('4');
  await expect(demo.getByRole('log')).toHaveText(
    'onError(maxDate) onChange(2024-06-02) onChange(2024-04-02) onError(null)',
  );
  await expect(input).toHaveAttribute('aria-invalid', 'false');
});

test('the end of a range decides which days are disabled', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrivalAndDepartureDays');
  const sunday = demo.getByRole('gridcell', { name: '28', exact: true });
  await expect(sunday).toBeDisabled();
  await demo.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(sunday).toBeEnabled();
});

test('a time limit counts the date only if asked to', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TimeLimitOnOneDay');
  const visit = demo.getByRole('textbox', { name: 'Visit on April 18' });
  await expect(visit).toHaveAttribute('aria-invalid', 'true');
  const repair = demo.getByRole('textbox', { name: 'Repair on April 18' });
  await expect(repair).toHaveAttribute('aria-invalid', 'false');
});

test('a start after the end is an error at both ends', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReversedRange');
  await expect(demo.getByRole('log')).toHaveText('onError(invalidRange, invalidRange)');
});

test('suggestions follow the rules of the picker', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValidateSuggestions');
  await expect(demo.getByRole('button', { name: /shouldDisableDate/ })).toBeDisabled();
  await demo.getByRole('button', { name: 'Thursday, April 18' }).click();
  await expect(demo.getByRole('textbox')).toHaveValue('04/18/2024');
});
