import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/custom-opening-button/';

test('the label of the opening button contains the value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpeningIcon');
  const button = demo.getByRole('button', { name: 'Choose date, selected date is Apr 17, 2024' });
  await expect(button.getByTestId('FlightTakeoffIcon')).toBeVisible();
});

test('the icon receives the open state', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpeningIconWhileOpen');
  await expect(demo.getByTestId('ExpandMoreIcon')).toBeVisible();
  await demo.getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(demo.getByTestId('ExpandLessIcon')).toBeVisible();
});

test('the position of the adornment moves the button in front of the date', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpeningButtonAtStart');
  const button = await demo.getByRole('button').boundingBox();
  const input = await demo.getByRole('textbox').boundingBox();
  expect(button!.x).toBeLessThan(input!.x);
});

test('an adornment can follow the error state of its field', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ErrorIconNextToButton');
  await expect(demo.getByTestId('ErrorOutlineIcon')).toBeVisible();
  await demo.getByRole('textbox').click({ position: { x: 18, y: 20 } });
  await page.keyboard.type('04222024');
  await expect(demo.getByTestId('ErrorOutlineIcon')).toBeHidden();
});
