import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/date-range-field/';

test('a start after the end is an error of both ends until one is corrected', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StartAfterEnd');
  await expect(demo.getByText('invalidRange')).toHaveCount(2);
  await demo.getByLabel('Last day').click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('04252024');
  await expect(demo.getByText('No error')).toHaveCount(2);
});

test('the clear button empties both ends', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ClearableRange');
  await expect(demo.getByLabel('Hotel stay')).toHaveValue('Apr 17, 2024 to Apr 21, 2024');
  await demo.hover();
  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(demo.getByLabel('Hotel stay')).not.toHaveValue(/2024/);
});
