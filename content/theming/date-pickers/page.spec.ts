import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

// A replaced clock stays in the context.
test.use({ reuseContext: false });

test('the keys of the page paint what it says', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2024-04-10T09:00:00'));
  const demo = await openDemo(page, '/x/theming/date-pickers/', 'BrandedCalendar');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await expect(day('17')).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  await day('17').hover();
  await expect(day('17')).toHaveCSS('background-color', 'rgb(0, 105, 92)');
  await expect(day('10')).toHaveCSS('border-top-color', 'rgb(0, 137, 123)');
  await expect(day('10')).toHaveCSS('border-top-width', '2px');
  await expect(day('11')).toHaveCSS('border-top-left-radius', '8px');
  await expect(day('11')).toHaveCSS('font-size', '14px');
  await day('11').hover();
  await expect(day('11')).toHaveCSS('background-color', 'rgba(0, 121, 107, 0.12)');
  await expect(demo.getByText('April 2024')).toHaveCSS('font-weight', '700');
  await expect(demo.locator('.MuiDayCalendar-weekDayLabel').first()).toHaveCSS(
    'font-weight',
    '700',
  );
  await expect(demo.locator('.MuiInputBase-sizeSmall')).toHaveCount(1);
});
