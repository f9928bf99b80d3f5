import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-date-pickers/custom-field/';

test('an HTML input keeps the editing of sections', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BrowserInput');
  const input = demo.getByRole('textbox', { name: 'Birthday' });
  await input.click({ position: { x: 8, y: 12 } });
  await page.keyboard.press('ArrowUp');
  await expect(input).toHaveValue('05/17/2024');
});

test('unstyled sections react to the arrow keys', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UnstyledSections');
  const day = demo.getByRole('group', { name: 'Invoice date' }).getByRole('spinbutton').nth(1);
  await day.press('ArrowUp');
  await expect(day).toHaveText('18');
});

test('an Autocomplete and the calendar share the value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AutocompleteField');
  const input = demo.getByRole('combobox', { name: 'Appointment' });
  await input.click();
  await page.getByRole('option', { name: 'Fri, Apr 19' }).click();
  await expect(input).toHaveValue('Fri, Apr 19');
  await demo.getByRole('button', { name: /Apr 19, 2024/ }).click();
  await page.getByRole('gridcell', { name: '23' }).click();
  await expect(input).toHaveValue('Tue, Apr 23');
});

test('a button opens the calendar and shows the value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ButtonField');
  await demo.getByRole('button', { name: 'Meeting on April 17' }).click();
  await page.getByRole('gridcell', { name: '20' }).click();
  await expect(demo.getByRole('button', { name: 'Meeting on April 20' })).toBeVisible();
});

test('a click on a read-only text field opens the calendar', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReadOnlyTextField');
  await demo.getByRole('textbox', { name: 'Check-in' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the field from the hook steps a section', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeadlessField');
  const input = demo.getByRole('textbox', { name: 'Birthday' });
  await input.click({ position: { x: 8, y: 12 } });
  await page.keyboard.press('ArrowUp');
  await expect(input).toHaveValue('05/17/2024');
});

for (const [name, label] of Object.entries({
  AutocompleteField: 'Appointment',
  BrowserInput: 'Birthday',
  ButtonField: /^(Meeting on|Choose)/,
  ReadOnlyTextField: 'Check-in',
  RoundedTextField: 'Delivery',
  RoundedPickersTextField: 'Delivery',
})) {
  test(`the dialog of ${name} has the name of its field`, async ({ page }) => {
    const demo = await openDemo(page, PAGE, name);
    await demo.locator('[aria-haspopup="dialog"], [aria-label^="Choose date"]').last().click();
    await expect(page.getByRole('dialog', { name: label })).toBeVisible();
  });
}
