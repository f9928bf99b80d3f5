import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/custom-layout/';

test('landscape puts the toolbar beside the calendar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LandscapeLayout');
  const toolbar = await demo.locator('.MuiPickersLayout-toolbar').boundingBox();
  const calendar = await demo.getByRole('grid').boundingBox();
  expect(toolbar!.x + toolbar!.width).toBeLessThanOrEqual(calendar!.x);
});

test('grid styles move the buttons beside the calendar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ActionsBesideCalendar');
  const button = await demo.getByRole('button', { name: 'Clear' }).boundingBox();
  const calendar = await demo.getByRole('grid').boundingBox();
  expect(button!.x + button!.width).toBeLessThanOrEqual(calendar!.x);
});

test('a custom layout keeps the shortcuts working', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShortcutsBelowCalendar');
  const shortcut = demo.getByRole('button', { name: 'April 26' });
  expect((await shortcut.boundingBox())!.y).toBeGreaterThan(
    (await demo.getByRole('grid').boundingBox())!.y,
  );
  await shortcut.click();
  await expect(demo.getByRole('gridcell', { name: '26', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});
