import { expect, openDemo, test, toggle } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/common-concepts/custom-components/';

test('a slot component that is created in a render loses the focus, a stable one keeps it', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'StableAndUnstableSlot');
  const note = demo.getByRole('textbox', { name: 'Note' });
  await note.click();
  await page.keyboard.type('ab');
  await expect(note).toHaveValue('a');
  await expect(note).not.toBeFocused();
  await toggle(demo.getByLabel('Component from the top level'), true);
  await note.click();
  await page.keyboard.press('End');
  await page.keyboard.type('bc');
  await expect(note).toHaveValue('abc');
  await expect(note).toBeFocused();
});

test('a custom footer reads the state of the grid', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReplaceGridFooter');
  await expect(demo.getByText('4 orders this week')).toBeVisible();
});

test('props reach the field and the action bar of a picker', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ConfigurePickerParts');
  await expect(demo.getByText('From Monday to Friday')).toBeVisible();
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(demo.getByRole('button', { name: 'Clear' })).toBeAttached();
});

test('a function in slotProps gets the day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HighlightWeekends');
  const background = (day: string) => demo.getByRole('gridcell', { name: day, exact: true });
  await expect(background('15')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(background('13')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('an extended day can still be chosen', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DotOnDeliveryDays');
  const day = demo.getByRole('gridcell', { name: '18', exact: true });
  await day.click();
  await expect(day).toHaveAttribute('aria-selected', 'true');
});

test('a prop of its own moves the dots of the days', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DeliveryWeekday');
  const dots = demo.locator('.MuiBadge-root:has(.MuiBadge-dot:not(.MuiBadge-invisible))');
  await expect(dots).toHaveText(['4', '11', '18', '25']);
  await demo.getByRole('button', { name: 'Thursday' }).click();
  await expect(dots).toHaveText(['6', '13', '20', '27']);
});

test('a toolbar with its own props filters the orders', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ToolbarWithOwnProps');
  await demo.getByRole('button', { name: 'From $1000' }).click();
  await expect(demo.getByRole('gridcell', { name: 'Lucía Romero' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { name: 'Noah Clarke' })).toHaveCount(0);
});
