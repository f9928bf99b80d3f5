import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/editing/custom-edit-cells/';

test('the slider gets the focus, and Enter saves its value', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SliderEditor');
  const cell = demo.locator('[data-rowindex="0"] [data-field="discount"]');
  await cell.dblclick();
  await expect(cell.getByRole('slider')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(cell).toHaveText('24');
});

test('an option is saved as soon as it is chosen', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveOnChoice');
  const cell = demo.locator('[data-rowindex="0"] [data-field="shelf"]');
  const before = await cell.innerText();
  await cell.dblclick();
  const other = page.getByRole('option', { selected: false }).first();
  const after = await other.innerText();
  expect(after).not.toBe(before);
  await other.click();
  await expect(cell).toHaveText(after);
  await expect(cell.getByRole('combobox')).toHaveCount(0);
});
