/** The code of a playground in the editor. */
import { expect, test } from '@playwright/test';
import { printCode } from '../../src/core/api/playground/print-code.ts';
import { setups } from '../unit/playgrounds/setups.ts';
import { findViolations } from './axe.ts';
import { replaceText } from './editor.ts';
import { openRunner } from './runner/open-runner.ts';
import { collectMessages, store } from './support.ts';

test('the code of every playground runs in the frame of the editor', async ({ page }) => {
  test.setTimeout(240_000);
  const messages = collectMessages(page);
  // Grids of a page with demos would report that they are gone.
  const runner = await openRunner(page, '/x/introduction/licensing/');
  const failed: string[] = [];
  for (const setup of setups) {
    const code = printCode(setup, { values: {}, dataControls: {} });
    const result = await runner.run({ files: [{ name: 'Demo.tsx', code }] });
    if (result.kind === 'failed') failed.push(`${setup.component}: ${result.message}`);
    failed.push(...messages.splice(0).map((text) => `${setup.component} logs ${text}`));
  }
  expect(failed).toEqual([]);
});

for (const { width, values } of [
  { width: 1280, values: {} },
  { width: 360, values: { 'docs-direction': 'rtl', 'mui-mode': 'dark' } },
]) {
  test(`an edit replaces the component until the reader is back at the props, ${width} pixels wide`, async ({
    page,
  }) => {
    const messages = collectMessages(page);
    await store(page, values as Record<string, string>);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/x/api/data-grid/data-grid/#try&checkboxSelection=true');
    const dialog = page.getByRole('dialog', { name: 'Try DataGrid' });
    const own = dialog.locator('.playground-stage > :not(.edited-demo)').getByRole('grid');
    await expect(own).toBeVisible();
    const editButton = (name: string) => dialog.getByRole('button', { name, exact: true });
    if (width < 900) await editButton('Code').click();
    await editButton('Edit').click();
    const panel = dialog.getByRole('region', { name: 'Editor of DataGrid' });
    const code = panel.getByRole('textbox', { name: 'Source of Demo.tsx' });
    const result = page.frameLocator('iframe[title="Edited demo DataGrid"]');
    await expect(code).toContainText('import');
    await replaceText(
      page,
      { panel, code, result, toolbar: panel },
      "headerName: 'Product'",
      "headerName: 'Edited'",
    );
    await expect(result.getByRole('columnheader', { name: 'Edited' })).toBeVisible();
    await expect(result.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
    await expect(own).toBeHidden();
    await expect(dialog.getByRole('searchbox', { name: 'Search props and slots' })).toBeHidden();
    // Escape belongs to the editor, and then leads out of it.
    await code.press('Escape');
    await expect(dialog).toBeVisible();
    // Axe itself leaves messages about frames.
    const logged = [...messages];
    expect(await findViolations(page, 'all', '.playground')).toEqual([]);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.querySelector('.playground')!;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);

    await editButton('Back to the props').click();
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await expect(own.getByRole('columnheader', { name: 'Product' })).toBeVisible();
    await editButton('Resume edit').click();
    await expect(result.getByRole('columnheader', { name: 'Edited' })).toBeVisible();
    await panel.getByRole('button', { name: 'Reset code' }).click();
    await expect(dialog.locator('iframe')).toHaveCount(0);
    await expect(code).toContainText("'Product'");
    expect(logged).toEqual([]);
  });
}
