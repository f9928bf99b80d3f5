import { expect, test } from '@playwright/test';
import { getEditor } from './editor.ts';

const SORTING = '/x/react-data-grid/sorting/';
const DEMO = 'SortPurchases';

test('the whole flow works by keyboard, and focus can leave the editor', async ({ page }) => {
  await page.goto(SORTING);
  const editor = getEditor(page, DEMO);
  const { keyboard } = page;
  await editor.toolbar.getByRole('button', { name: 'Show code' }).focus();
  await keyboard.press('ArrowRight');
  await expect(editor.toolbar.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  await keyboard.press('Enter');
  await expect(editor.code).toBeFocused();

  // Tab indents as long as Escape has not been pressed.
  await keyboard.press('Control+Home');
  await keyboard.press('Tab');
  await expect(editor.code).toBeFocused();
  await expect(editor.code).toContainText('  import');
  await keyboard.press('Control+z');

  await keyboard.press('Control+f');
  await keyboard.type("headerName: 'Product");
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(editor.code).toBeFocused();
  await keyboard.insertText("headerName: 'Typed");
  await expect(editor.result.getByRole('columnheader', { name: 'Typed' })).toBeVisible();

  await keyboard.press('Escape');
  await keyboard.press('Tab');
  await expect(editor.code).not.toBeFocused();
  await expect(editor.panel.getByRole('button', { name: /^Load TypeScript/ })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(editor.code).toBeFocused();
  await keyboard.press('Escape');
  await keyboard.press('Shift+Tab');
  await expect(editor.panel.getByRole('button', { name: 'Copy link to this edit' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  const reset = editor.panel.getByRole('button', { name: 'Reset code' });
  await expect(reset).toBeFocused();
  await keyboard.press('Enter');
  await expect(editor.code).toContainText('Product');
});

test('a problem leads to its place, and closing keeps the focus on the button', async ({
  page,
}) => {
  await page.goto(SORTING);
  const editor = getEditor(page, DEMO);
  const button = editor.toolbar.getByRole('button', { name: 'Edit', exact: true });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(editor.code).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText('const = 1;');
  const problem = editor.panel.locator('.editor-problems button').first();
  await problem.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await expect(editor.code).toBeFocused();
  await expect(editor.panel.locator('.cm-activeLine')).toContainText('const = 1;');
  const close = editor.toolbar.getByRole('button', { name: 'Close editor', exact: true });
  await close.focus();
  await page.keyboard.press('Enter');
  await expect(editor.panel).toHaveCount(0);
  const resume = editor.toolbar.getByRole('button', { name: 'Resume edit' });
  await expect(resume).toBeFocused();
});
