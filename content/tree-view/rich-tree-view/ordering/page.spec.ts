import type { Locator } from '@playwright/test';
import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-tree-view/rich-tree-view/ordering/';

const getRow = (demo: Locator, name: string) =>
  demo.getByRole('tree').getByText(name, { exact: true });

const getLabels = (demo: Locator) => demo.locator('[class*="Tree"][class*="label"]');

/** Drops a row on the upper part (0), the middle (0.5), or the lower part (1) of another one. */
async function drag(from: Locator, to: Locator, part: 0 | 0.5 | 1): Promise<void> {
  const box = (await to.boundingBox())!;
  const y = 1 + part * (box.height - 2);
  await from.dragTo(to, { targetPosition: { x: box.width / 2, y } });
}

test('the part of the row decides between above, below and child', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReorderFiles');
  const labels = getLabels(demo);
  await drag(getRow(demo, 'Notes.txt'), getRow(demo, 'Annual report.pdf'), 0);
  await expect(labels).toHaveText([
    'Reports',
    'Notes.txt',
    'Annual report.pdf',
    'Budget.xlsx',
    'Photos',
    'Summer',
    'Portrait.jpg',
  ]);
  await drag(getRow(demo, 'Notes.txt'), getRow(demo, 'Budget.xlsx'), 1);
  await expect(labels.nth(3)).toHaveText('Notes.txt');
  await drag(getRow(demo, 'Budget.xlsx'), getRow(demo, 'Photos'), 0.5);
  await expect(labels.nth(4)).toHaveText('Budget.xlsx');
});

test('folders cannot be dragged, and files can', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReorderAllButFolders');
  await expect(demo.locator('[role="treeitem"][draggable="true"]')).toHaveCount(4);
  await drag(getRow(demo, 'Photos'), getRow(demo, 'Reports'), 0);
  await expect(getLabels(demo).first()).toHaveText('Reports');
});

test('a file does not become the child of a file', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MoveIntoFoldersOnly');
  await drag(getRow(demo, 'Notes.txt'), getRow(demo, 'Budget.xlsx'), 0.5);
  const file = demo.getByRole('treeitem').filter({ hasText: 'Budget.xlsx' }).last();
  await expect(file).not.toHaveAttribute('aria-expanded');
  await drag(getRow(demo, 'Notes.txt'), getRow(demo, 'Photos'), 0.5);
  await expect(getLabels(demo).nth(4)).toHaveText('Notes.txt');
});

test('a move is applied to the data', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveNewOrder');
  const status = demo.getByRole('status');
  await drag(getRow(demo, 'Budget.xlsx'), getRow(demo, 'Notes.txt'), 1);
  await expect(status).toHaveText('In the data: Reports, Photos, Notes.txt, Budget.xlsx');
  await drag(getRow(demo, 'Budget.xlsx'), getRow(demo, 'Reports'), 0);
  await expect(status).toHaveText('In the data: Budget.xlsx, Reports, Photos, Notes.txt');
  await expect(getLabels(demo).first()).toHaveText('Budget.xlsx');
});

test('a folder without children loses its arrow once the data says so', async ({ page }) => {
  for (const [name, arrows] of [
    ['ReorderFiles', 1],
    ['SaveNewOrder', 0],
  ] as const) {
    const demo = await openDemo(page, PAGE, name);
    for (const file of ['Annual report.pdf', 'Budget.xlsx']) {
      await drag(getRow(demo, file), getRow(demo, 'Notes.txt'), 1);
    }
    await expect(getLabels(demo).nth(1)).toHaveText('Photos');
    await expect(demo.getByRole('treeitem').first().locator('svg')).toHaveCount(arrows);
  }
});

test('only the handle drags', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ReorderFromDragHandle');
  const first = demo.getByRole('treeitem').first();
  await expect(demo.locator('[role="treeitem"][draggable]')).toHaveCount(0);
  await drag(getRow(demo, 'Notes.txt'), getRow(demo, 'Reports'), 0);
  await expect(first).toHaveText(/^Reports/);
  await drag(demo.locator('.drag-handle').last(), getRow(demo, 'Reports'), 0);
  await expect(first).toHaveText('Notes.txt');
});

test('the drop line has the color and the width of the slot', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColoredDropOverlay');
  await getRow(demo, 'Notes.txt').hover();
  await page.mouse.down();
  const target = (await getRow(demo, 'Reports').boundingBox())!;
  await page.mouse.move(target.x + 40, target.y + 12);
  await page.mouse.move(target.x + 40, target.y + 1);
  // It is the last part of the row, after the label, and has no class of its own.
  const overlay = getRow(demo, 'Reports').locator('xpath=following-sibling::*[last()]');
  await expect(overlay).toHaveCSS('border-top-width', '3px');
  await page.mouse.up();
});

test('buttons move the selected item among its siblings', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'MoveWithButtons');
  const labels = getLabels(demo);
  await demo.getByRole('button', { name: 'Move up' }).click();
  await expect(labels.nth(1)).toHaveText('Budget.xlsx');
  await demo.getByRole('button', { name: 'Move up' }).click();
  await expect(labels.nth(1)).toHaveText('Budget.xlsx');
  await demo.getByRole('button', { name: 'Move down' }).click();
  await expect(labels.nth(2)).toHaveText('Budget.xlsx');
});

test('the file explorer moves files into folders', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FileExplorer');
  const labels = getLabels(demo);
  await drag(getRow(demo, 'Notes.txt'), getRow(demo, 'Beach.jpg'), 0.5);
  const beach = demo.getByRole('treeitem').filter({ hasText: 'Beach.jpg' }).last();
  await expect(beach).not.toHaveAttribute('aria-expanded');
  await drag(getRow(demo, 'Notes.txt'), getRow(demo, 'Reports'), 0.5);
  await expect(labels.filter({ hasText: 'Notes.txt' })).toHaveCount(0);
  await demo.locator('[class*="iconContainer"]').first().click();
  await expect(labels.nth(1)).toHaveText('Notes.txt');
});
