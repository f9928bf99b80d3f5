/** Access to the live editor of a demo. */
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export interface OpenEditor {
  /** The panel with the code and everything around it. */
  panel: Locator;
  /** The text that is edited. */
  code: Locator;
  /** What the edited code shows. */
  result: FrameLocator;
  toolbar: Locator;
}

export function getToolbar(page: Page, name: string): Locator {
  return page.getByRole('toolbar', { name: `Demo ${name}`, exact: true });
}

/** The parts of the editor of a demo, open or not. */
export function getEditor(page: Page, name: string): OpenEditor {
  const panel = page.getByRole('region', { name: `Editor of ${name}` });
  return {
    panel,
    code: panel.getByRole('textbox', { name: /^Source of / }),
    result: page.frameLocator(`iframe[title="Edited demo ${name}"]`),
    toolbar: getToolbar(page, name),
  };
}

/** Opens the editor of a demo and waits until it shows the code. */
export async function openEditor(page: Page, name: string): Promise<OpenEditor> {
  const editor = getEditor(page, name);
  await editor.toolbar.scrollIntoViewIfNeeded();
  await editor.toolbar.getByRole('button', { name: /^(Edit|Resume edit)$/ }).click();
  await expect(editor.code).toContainText('import');
  return editor;
}

/** Replaces the first occurrence of a text in the shown file by typing, as with search. */
export async function replaceText(
  page: Page,
  { panel, code }: OpenEditor,
  from: string,
  to: string,
) {
  await code.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+f');
  const field = panel.getByRole('textbox', { name: 'Find' });
  // The field follows keys, not its value.
  await field.pressSequentially(from);
  await field.press('Enter');
  await field.press('Escape');
  await expect(code).toBeFocused();
  await page.keyboard.insertText(to);
}

/** Loads the compiler by the button that names its size. */
export async function loadTypes({ panel }: OpenEditor): Promise<void> {
  await panel.getByRole('button', { name: /^Load TypeScript/ }).click();
  await expect(panel.locator('.editor-types')).toBeHidden({ timeout: 60_000 });
}
