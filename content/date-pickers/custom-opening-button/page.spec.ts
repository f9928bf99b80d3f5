import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/custom-opening-button/';

/** The shape of the default calendar icon starts like this. */
const CALENDAR_ICON = /^M17 12h-5v5/;

test('the label of the opening button contains the value, and its icon is replaced', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'OpeningIcon');
  const button = demo.getByRole('button', { name: 'Choose date, selected date is Apr 17, 2024' });
  await expect(button.locator('svg path')).not.toHaveAttribute('d', CALENDAR_ICON);
});

test('the icon receives the open state', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpeningIconWhileOpen');
  const icon = demo.getByRole('button').locator('svg path');
  const closed = (await icon.getAttribute('d'))!;
  await demo.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(demo.locator('button svg path')).not.toHaveAttribute('d', closed);
});

test('the position of the adornment moves the button in front of the date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpeningButtonAtStart');
  const button = await demo.getByRole('button').boundingBox();
  const input = await demo.getByRole('textbox').boundingBox();
  expect(button!.x).toBeLessThan(input!.x);
});

test('an adornment can follow the error state of its field', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ErrorIconNextToButton');
  const icons = demo.locator('svg');
  await expect(icons).toHaveCount(2);
  await demo.getByRole('textbox').click({ position: { x: 18, y: 20 } });
  await page.keyboard.type('04222024');
  await expect(icons).toHaveCount(1);
});
