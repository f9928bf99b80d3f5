import { expect, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/tree-item-customization/';

const CONTENT = ':scope > [class*="content"]';

test('the label slot receives its own prop, and the label keeps working', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FileTypeIcons');
  await expect(demo.locator('.file-folder svg')).toHaveCount(3);
  await expect(demo.locator('.file-document svg')).toHaveCount(3);
  await expect(demo.locator('[kind]')).toHaveCount(0);
  await demo.getByText('Notes.txt').click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveText('Notes.txt');
});

test('slotProps override the padding of the row', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowPaddingBySlotProps');
  await expect(demo.getByRole('treeitem').last().locator(CONTENT)).toHaveCSS('padding-top', '8px');
});

test('a styled row follows the status of its item', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EdgeOnExpandedRows');
  const row = demo.getByRole('treeitem').first().locator(CONTENT);
  await expect(row).toHaveCSS('border-left-color', 'rgba(0, 0, 0, 0)');
  await row.click();
  await expect(row).not.toHaveCSS('border-left-color', 'rgba(0, 0, 0, 0)');
  await expect(demo.locator('[status]')).toHaveCount(0);
});

test('the checkbox moves behind the label', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckboxAtTheEnd');
  const label = await demo.getByText('Notes.txt').boundingBox();
  const box = await demo.getByRole('checkbox').last().boundingBox();
  expect(box!.x).toBeGreaterThan(label!.x + 20);
});

test('a switch selects without expanding, and the row expands without selecting', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'SwitchAsCheckbox');
  const photos = demo.getByRole('treeitem').filter({ hasText: 'Photos' });
  await photos.locator('input').click();
  await expect(photos).toHaveAttribute('aria-selected', 'true');
  await expect(photos).toHaveAttribute('aria-expanded', 'false');
  await demo.getByText('Photos').click();
  await expect(photos).toHaveAttribute('aria-expanded', 'true');
  await expect(photos).toHaveAttribute('aria-selected', 'true');
});

test('with indentation at the item level, rows are equally wide and padded inside', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'IndentationInsideRows');
  const rows = demo.getByRole('treeitem').locator(CONTENT);
  const widths = await rows.evaluateAll((all) => all.map((row) => row.clientWidth));
  expect(new Set(widths).size).toBe(1);
  const beach = demo.getByRole('treeitem').filter({ hasText: 'Beach.jpg' }).last();
  await expect(beach.locator(CONTENT)).toHaveCSS('padding-left', '56px');
});

test('the status of the hook follows expansion, selection and focus', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ItemStatusBesideLabel');
  // An item that is built from the hook has no class names.
  const row = demo.getByRole('treeitem').first().locator(':scope > div').first();
  await expect(row).toHaveText('Reportsexpanded');
  await row.click();
  await expect(row).toHaveText('Reportsselected, focused');
});

test('the icon only expands, and the label only selects', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectWithoutExpanding');
  const reports = demo.getByRole('treeitem').first();
  await demo.getByText('Reports').click();
  await expect(reports).toHaveAttribute('aria-selected', 'true');
  await expect(reports).toHaveAttribute('aria-expanded', 'false');
  const photos = demo.getByRole('treeitem').nth(1);
  await photos.locator('[class*="iconContainer"]').click();
  await expect(photos).toHaveAttribute('aria-expanded', 'true');
  await expect(photos).toHaveAttribute('aria-selected', 'false');
  await photos.press('Space');
  await expect(photos).toHaveAttribute('aria-selected', 'true');
});
