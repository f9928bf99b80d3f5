import { expect, test } from '@playwright/test';
import { findViolations } from './axe.ts';
import { getEditor, getToolbar, loadTypes, openEditor, replaceText } from './editor.ts';
import { collectMessages, collectPolicyViolations, openSettings } from './support.ts';

const SORTING = '/x/react-data-grid/sorting/';
const DEMO = 'SortPurchases';

test('nothing of the editor loads before the click, and nothing violates the policy after it', async ({
  page,
}) => {
  const messages = collectMessages(page);
  const violations = await collectPolicyViolations(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(SORTING);
  await getToolbar(page, DEMO).getByRole('button', { name: 'Show code' }).click();
  await expect(page.locator(`#${DEMO} .demo-code pre`)).toBeVisible();
  // What loads it, `use-editor`, is part of the toolbar.
  const isEditor = (file: string) => /(?<!use-)editor|typescript|codemirror/i.test(file);
  expect(requests.filter(isEditor)).toEqual([]);
  const editor = await openEditor(page, DEMO);
  expect(requests.filter(isEditor).length).toBeGreaterThan(0);
  await replaceText(page, editor, "headerName: 'Ordered'", "headerName: 'Picked'");
  await expect(editor.result.getByRole('grid')).toBeVisible();
  expect(messages).toEqual([]);
  expect(violations).toEqual([]);
});

test('an edit shows in place of the demo, and the original comes back @journey', async ({
  page,
}) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Batch number'");
  const edited = editor.result.getByRole('columnheader', { name: 'Batch number' });
  await expect(edited).toBeVisible();
  await editor.panel.getByRole('button', { name: 'Reset code' }).click();
  await expect(page.locator(`#${DEMO} iframe`)).toHaveCount(0);
  await expect(
    page
      .locator(`#${DEMO} .demo-stage`)
      .getByRole('columnheader', { name: 'Product', exact: true }),
  ).toBeVisible();
  // One step back is the edit again: resetting loses nothing.
  await editor.code.focus();
  await page.keyboard.press('Control+z');
  await expect(edited).toBeVisible();
});

test('an error names its place, and the last version that worked stays', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Batch number'");
  const edited = editor.result.getByRole('columnheader', { name: 'Batch number' });
  await expect(edited).toBeVisible();
  await replaceText(page, editor, 'export default function', 'export default functio');
  await expect(editor.panel.locator('.editor-count')).toHaveText('1 problem');
  await expect(edited).toBeVisible();
  const problem = editor.panel.locator('.editor-problems button');
  await expect(problem).toContainText('line');
  await editor.code.press('Control+Home');
  await problem.click();
  await expect(editor.code).toBeFocused();
  await expect(editor.panel.locator('.cm-activeLine')).toContainText('functio');
});

test('types: the size is shown before loading, problems are those of tsc @journey', async ({
  page,
}) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await expect(
    editor.panel.getByRole('button', { name: /^Load TypeScript \(\d\.\d MB\)$/ }),
  ).toBeVisible();
  await loadTypes(editor);
  await replaceText(page, editor, 'rows={', 'autoHeight="no" rows={');
  const problem = editor.panel.locator('.editor-problems button');
  // The first check reads all declarations, which can take as long as loading them.
  await expect(problem).toContainText(
    "Type 'string' is not assignable to type 'boolean | undefined'",
    { timeout: 60_000 },
  );
  await expect(problem).toContainText('TS2322');
  await expect(editor.panel.locator('.cm-lintRange-error')).toHaveText('autoHeight');
  // The choice is remembered, so the next editor loads them without a question.
  await page.reload();
  const next = await openEditor(page, 'LargestFirst');
  await replaceText(page, next, '<DataGrid', '<DataGrid rowz={[]}');
  await expect(next.panel.locator('.editor-problems button').first()).toContainText("'rowz'", {
    timeout: 60_000,
  });
  // Another editor, with its kept edit, asks the same compiler about its own files.
  const other = await openEditor(page, DEMO);
  const kept = other.panel.locator('.editor-problems button').first();
  await expect(kept).toContainText('boolean | undefined', { timeout: 60_000 });
  const workers = page.workers().filter((worker) => worker.url().includes('language'));
  expect(workers).toHaveLength(1);
});

test('completes props with the documentation of the package', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await loadTypes(editor);
  await replaceText(page, editor, '<DataGrid', '<DataGrid ');
  await page.keyboard.type('checkboxSel');
  const option = editor.panel.getByRole('option', { name: /^checkboxSelection\b/ }).first();
  // The first question reads all declarations, as the first check does.
  await expect(option).toBeVisible({ timeout: 60_000 });
  const description = editor.panel.locator('.editor-description');
  await expect(description).toContainText('checkbox');
  await expect(description.locator('strong')).toHaveText('@default');
  await expect(description.locator('p')).not.toContainText('`');
  await page.keyboard.press('Enter');
  await expect(editor.code).toContainText('<DataGrid checkboxSelection');
});

test('a completion brings its import, and keeps the word after it', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await loadTypes(editor);
  await replaceText(page, editor, 'export default', 'export const first = ');
  await page.keyboard.type('<Butt');
  const button = editor.panel.getByRole('option', { name: 'Button @mui/material/Button' });
  await expect(button).toBeVisible({ timeout: 60_000 });
  await button.click();
  await expect(editor.code).toContainText("import Button from '@mui/material/Button';");
  await expect(editor.code).toContainText('export const first = <Button function');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(editor.code).not.toContainText('@mui/material/Button');
  // A prop that is typed right before another one.
  await replaceText(page, editor, '<DataGrid', '<DataGrid ');
  await page.keyboard.type('densi');
  await editor.panel.getByRole('option', { name: 'density', exact: true }).click();
  await expect(editor.code).toContainText('<DataGrid density');
  // A module is completed as a whole, in an import that has one already.
  await replaceText(page, editor, "from '@mui/x-data-grid'", "from '@mui/");
  await page.keyboard.press('Control+Space');
  await page.keyboard.type('x-data-grid-pr');
  await editor.panel.getByRole('option', { name: '@mui/x-data-grid-pro', exact: true }).click();
  await expect(editor.code).toContainText("from '@mui/x-data-grid-pro");
});

test('datasets are edited too', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await editor.panel.getByRole('button', { name: 'purchases.ts', exact: true }).click();
  await expect(editor.code).toContainText('export interface Purchase');
  await replaceText(page, editor, "product: 'Arch binder'", "product: 'Edited gold'");
  await expect(editor.result.getByRole('gridcell', { name: 'Edited gold' })).toBeVisible();
});

test('formats the code, and says why it cannot', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, 'export default function', 'export   default\n\n  function');
  await editor.panel.getByRole('button', { name: 'Format' }).click();
  await expect(editor.code).toContainText('export default function');
  await expect(editor.panel.getByText('Formatted')).toBeVisible();
  await replaceText(page, editor, 'export default', 'export default )');
  await editor.panel.getByRole('button', { name: 'Format' }).click();
  await expect(editor.panel.getByText(/^Not formatted: /)).toBeVisible();
  await expect(editor.code).toContainText('export default )');
});

test('edits survive a reload, separately for TypeScript and JavaScript', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Typed'");
  await expect(editor.result.getByRole('columnheader', { name: 'Typed' })).toBeVisible();
  await editor.toolbar.getByRole('button', { name: /JavaScript|^JS/ }).click();
  await expect(editor.code).not.toContainText('GridColDef');
  await expect(editor.code).not.toContainText('Typed');
  await page.reload();
  await expect(editor.toolbar.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
  await editor.toolbar.getByRole('button', { name: 'Show code' }).click();
  await editor.toolbar.getByRole('button', { name: /TypeScript|^TS/ }).click();
  await editor.toolbar.getByRole('button', { name: 'Resume edit' }).click();
  await expect(editor.code).toContainText('Typed');
  await expect(editor.result.getByRole('columnheader', { name: 'Typed' })).toBeVisible();
});

test('after a reload, a demo says that its edit is kept', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Kept'");
  await expect(editor.result.getByRole('columnheader', { name: 'Kept' })).toBeVisible();
  await page.reload();
  await expect(editor.toolbar.getByRole('status')).toHaveText('Your edit is kept.');
  await editor.toolbar.getByRole('button', { name: 'Resume edit' }).click();
  await expect(editor.code).toContainText('Kept');
  await expect(editor.toolbar.getByRole('status')).toBeEmpty();
});

test('what an edit prints is listed with counts, and what is blocked is named', async ({
  page,
}) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(
    page,
    editor,
    "headerName: 'Product'",
    "headerName: (console.log('rows', { a: [1, 2] }), console.warn('careful'), console.warn('careful'), window.alert('hi'), 'Printed')",
  );
  await expect(editor.result.getByRole('columnheader', { name: 'Printed' })).toBeVisible();
  const list = editor.panel.locator('.editor-console');
  await expect(list.locator('summary')).toHaveText('Console (4)');
  await expect(list.locator('li')).toHaveText([
    'rows { a: [ 1, 2 ] }',
    '2careful',
    'alert() is blocked here.',
  ]);
  await expect(list.locator('li[data-level="warn"]')).toHaveCount(2);
  // The next version starts with an empty list.
  await replaceText(page, editor, "console.log('rows', { a: [1, 2] })", "console.log('next')");
  await expect(list.locator('li').first()).toHaveText('next');
});

test('copying takes the edit', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Copied'");
  await expect(editor.result.getByRole('columnheader', { name: 'Copied' })).toBeVisible();
  await editor.toolbar.getByRole('button', { name: 'Copy as one file' }).click();
  await expect(editor.toolbar.getByRole('status')).toHaveText('Files copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(`// ${DEMO}.tsx`);
  expect(text).toContain("headerName: 'Copied'");
  expect(text).toContain('// purchases.ts');
});

test('the result follows the settings and keeps its state', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Batch'");
  const header = editor.result.getByRole('columnheader', { name: 'Batch' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const getColor = () =>
    editor.result.getByRole('grid').evaluate((grid) => getComputedStyle(grid).color);
  const light = await getColor();
  const settings = await openSettings(page);
  await settings.getByText('Dark', { exact: true }).click();
  await expect.poll(getColor).not.toBe(light);
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
});

for (const mode of ['light', 'dark'] as const) {
  test(`the open editor has no accessibility violation in ${mode} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    await page.goto(SORTING);
    const editor = await openEditor(page, DEMO);
    await replaceText(page, editor, 'export default function', 'export default functio');
    await expect(editor.panel.locator('.editor-count')).toHaveText('1 problem');
    expect(await findViolations(page, 'all')).toEqual([]);
  });
}

test('works on a phone without scrolling the page sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Batch'");
  await expect(editor.result.getByRole('grid')).toBeVisible();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await expect(
    getEditor(page, DEMO).panel.getByRole('button', { name: 'Format' }),
  ).toBeInViewport();
});
