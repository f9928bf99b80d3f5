import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/editing/';

test('double-click and Enter start editing, Enter saves, Escape cancels', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditFileNames');
  const input = demo.getByRole('textbox', { name: 'Name' });
  await demo.getByText('Notes.txt').dblclick();
  await expect(input).toBeFocused();
  await input.fill('Ideas.txt');
  await input.press('Enter');
  await expect(demo.getByText('Ideas.txt')).toBeVisible();
  await page.keyboard.press('Enter');
  await input.fill('Never.txt');
  await input.press('Escape');
  await expect(demo.getByText('Ideas.txt')).toBeVisible();
  await page.keyboard.press('Enter');
  await input.fill('');
  await input.press('Enter');
  await expect(input).toBeVisible();
});

test('an item that is not editable keeps its double-click and Enter', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditLeavesOnly');
  const reports = demo.getByRole('treeitem').first();
  await demo.getByText('Reports').dblclick();
  await expect(demo.getByRole('textbox')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(reports).toHaveAttribute('aria-expanded', 'false');
  await demo.getByText('Notes.txt').dblclick();
  await expect(demo.getByRole('textbox')).toHaveCount(1);
});

test('a saved label is in the data', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveEditedNames');
  await demo.getByText('Photos', { exact: true }).dblclick();
  await demo.getByRole('textbox').fill('Pictures');
  await demo.getByRole('status').click();
  await expect(demo.getByRole('status')).toHaveText('In the data: Reports, Pictures, Notes.txt');
});

test('leaving the input cancels', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DiscardOnBlur');
  await demo.getByText('Notes.txt').dblclick();
  await demo.getByRole('textbox').fill('Ideas.txt');
  await demo.getByText('Photos').click();
  await expect(demo.getByRole('textbox')).toHaveCount(0);
  await expect(demo.getByText('Notes.txt')).toBeVisible();
});

test('an invalid name is neither saved by Enter nor on blur', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ValidateFileName');
  const input = demo.getByRole('textbox');
  await demo.getByText('Notes.txt').dblclick();
  await input.fill('a/b.txt');
  await input.press('Enter');
  await expect(demo.getByRole('alert')).toBeVisible();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await demo.getByText('Photos').click();
  await expect(input).toHaveCount(0);
  await expect(demo.getByText('Notes.txt')).toBeVisible();
  await demo.getByText('Notes.txt').dblclick();
  await input.fill('Ideas.txt');
  await input.press('Enter');
  await expect(demo.getByText('Ideas.txt')).toBeVisible();
});

test('buttons start, save and cancel, and the double-click does nothing', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditFromIconButton');
  const input = demo.getByRole('textbox');
  await demo.getByText('Notes.txt').dblclick();
  await expect(input).toHaveCount(0);
  await demo.getByRole('button', { name: 'Rename Notes.txt' }).click();
  await input.fill('Ideas.txt');
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(demo.getByText('Notes.txt')).toBeVisible();
  await demo.getByRole('button', { name: 'Rename Notes.txt' }).press('Enter');
  await input.fill('Ideas.txt');
  await demo.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(demo.getByText('Ideas.txt')).toBeVisible();
});

test('letters typed into a custom input stay in it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CharacterCountInput');
  await demo.getByText('Notes.txt').dblclick();
  const input = demo.getByRole('textbox');
  await input.press('End');
  await input.pressSequentially('r');
  await expect(input).toHaveValue('Notes.txtr');
  await expect(demo.getByText('10/24')).toBeVisible();
  await input.press('Enter');
  await expect(demo.getByText('Notes.txtr')).toBeVisible();
});

test('updateItemLabel needs no editing', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RenameFromButton');
  await demo.getByRole('button').click();
  await expect(demo.getByRole('tree').getByText('Budget (final).xlsx')).toBeVisible();
  await expect(demo.getByRole('status')).toHaveText('Last change: budget, Budget (final).xlsx');
});
