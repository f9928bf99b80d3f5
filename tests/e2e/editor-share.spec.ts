import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { flattenImports } from '../../src/core/demo/sandbox.ts';
import type { DemoSources } from '../../src/core/demo/demo.ts';
import { packText } from '../../src/core/editor/share/payload.ts';
import { encodeEdit } from '../../src/core/editor/share/share.ts';
import { findViolations } from './axe.ts';
import { getEditor, openEditor, replaceText } from './editor.ts';
import { collectMessages, collectPolicyViolations } from './support.ts';

const SORTING = '/x/react-data-grid/sorting/';
const DEMO = 'SortPurchases';
const SOURCE = `data-grid/sorting/${DEMO}`;
const CUSTOMIZATION = '/x/react-tree-view/simple-tree-view/customization/';

const EDITED = "headerName: 'Batch number'";
const change = (code: string) => code.replace("headerName: 'Product'", EDITED);

/** Returns the hash of an edit of a demo on this site, made with an earlier release. */
function getLink(source = SOURCE, edit = change, styling = 'MUI System', mark = ''): string {
  const file = new URL(`../../dist/x/demo-source/${source}.json`, import.meta.url);
  const { variants } = JSON.parse(readFileSync(file, 'utf8')) as DemoSources;
  const main = variants.find((variant) => variant.styling === styling)!.files[0]!;
  const code = flattenImports(main.sources.TS.code);
  const name = source.replace(/.*\//, '');
  const original = [{ name: main.name, code }];
  const edited = [{ name: main.name, code: edit(code) }];
  const origin = { page: 'https://a.example/', anchor: `${mark}${name}.tsx`, source };
  const encoded = encodeEdit(original, edited, { ...origin, release: 'v7.0.0' });
  if ('tooLong' in encoded) throw new Error(`The address has ${encoded.length} characters.`);
  const { hash } = new URL(encoded.address);
  if (!hash.includes('&edit=')) throw new Error('The edit changes nothing.');
  return hash;
}

const getNotice = (page: Page) =>
  page.getByRole('region', { name: 'This link contains an edit of the demo' });
const getRefusal = (page: Page) =>
  page.getByRole('region', { name: 'The edit in this link cannot be shown' });
const getHeader = (page: Page, name = 'Batch number') =>
  getEditor(page, DEMO).result.getByRole('columnheader', { name });
const getSessionKeys = (page: Page) =>
  page.evaluate(() => Object.keys(window.sessionStorage).filter((key) => /edit:/.test(key)));

test('a link to an edit shows it to another reader, and runs it only after they agree @journey', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", EDITED);
  await expect(getHeader(page)).toBeVisible();
  await editor.panel.getByRole('button', { name: 'Copy link to this edit' }).click();
  await expect(editor.panel.getByText('Link copied. It contains your edit.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(page.url()).toBe(link);
  expect(new URL(link).pathname).toBe(SORTING);
  expect(link.length).toBeLessThan(500);
  // The link is the reader's own: nothing is asked.
  await page.reload();
  await expect(getHeader(page)).toBeVisible();
  await expect(getNotice(page)).toHaveCount(0);
  // A later edit stays, and the address no longer has the earlier one.
  await replaceText(page, editor, EDITED, "headerName: 'Later'");
  await expect(getHeader(page, 'Later')).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${DEMO}.tsx`);
  await page.reload();
  await editor.toolbar.getByRole('button', { name: 'Resume edit' }).click();
  await expect(getHeader(page, 'Later')).toBeVisible();
  // Nor after everything is as published. The link is another edit now, which asks again.
  await page.goto(link);
  await expect(getNotice(page)).toContainText('it replaces yours');
  await getNotice(page).getByRole('button', { name: 'Run this edit' }).click();
  await expect(getHeader(page)).toBeVisible();
  await editor.panel.getByRole('button', { name: 'Reset' }).click();
  const published = page.locator(`#${DEMO}`).getByRole('columnheader', { name: 'Product' });
  await expect(published).toBeVisible();
  expect(new URL(page.url()).hash).toBe(`#${DEMO}.tsx`);

  const other = await context.newPage();
  const messages = collectMessages(other);
  const violations = await collectPolicyViolations(other);
  await other.goto(link);
  await expect(getNotice(other)).toContainText(`changed ${DEMO}.tsx`);
  await expect(getNotice(other)).toContainText('It has not run.');
  const changes = getNotice(other).getByRole('region', { name: `Changes in ${DEMO}.tsx` });
  await expect(changes.locator('ins')).toContainText(EDITED);
  await expect(changes.locator('del')).toContainText("headerName: 'Product'");
  const { code } = getEditor(other, DEMO);
  await expect(code).toContainText(EDITED);
  await expect(code).toHaveAttribute('aria-readonly', 'true');
  await expect(other.locator(`#${DEMO}`)).toBeInViewport();
  // Longer than an edit waits before it runs.
  await other.waitForTimeout(1000);
  expect(other.frames()).toHaveLength(1);
  expect(await getSessionKeys(other)).toEqual([]);

  await getNotice(other).getByRole('button', { name: 'Run this edit' }).click();
  await expect(getHeader(other)).toBeVisible();
  await expect(getNotice(other)).toHaveCount(0);
  await expect(code).not.toHaveAttribute('aria-readonly', 'true');
  await other.reload();
  await expect(getHeader(other)).toBeVisible();
  await expect(getNotice(other)).toHaveCount(0);
  await other.goto('/x/introduction/');
  await other.goBack();
  await expect(getHeader(other)).toBeVisible();
  await expect(getNotice(other)).toHaveCount(0);
  expect(messages).toEqual([]);
  expect(violations).toEqual([]);
});

test('the original comes back in place of a linked edit', async ({ page }) => {
  await page.goto(`${SORTING}${getLink()}`);
  await expect(getNotice(page)).toContainText('with release v7.0.0');
  await getNotice(page).getByRole('button', { name: 'Show the original' }).click();
  await expect(getNotice(page)).toHaveCount(0);
  await expect(getEditor(page, DEMO).code).toContainText("headerName: 'Product'");
  expect(new URL(page.url()).hash).toBe(`#${DEMO}.tsx`);
  await page.reload();
  await expect(page.locator(`#${DEMO} .demo-code pre`)).toBeVisible();
  await expect(getNotice(page)).toHaveCount(0);
});

test('a linked edit replaces the reader’s own only if they want it', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  await replaceText(page, editor, "headerName: 'Product'", "headerName: 'Mine'");
  await expect(getHeader(page, 'Mine')).toBeVisible();
  const openLink = () =>
    page.evaluate((hash) => {
      window.location.hash = hash;
    }, getLink());
  await openLink();
  await expect(getNotice(page)).toContainText('it replaces yours');
  await expect(editor.code).toContainText(EDITED);
  await getNotice(page).getByRole('button', { name: 'Keep my edit' }).click();
  await expect(editor.code).toContainText("headerName: 'Mine'");
  await expect(getHeader(page, 'Mine')).toBeVisible();
  await openLink();
  await getNotice(page).getByRole('button', { name: 'Run this edit' }).click();
  await expect(getHeader(page)).toBeVisible();
  await page.reload();
  await expect(getHeader(page)).toBeVisible();
});

test('an edit that is too long for a link can be downloaded', async ({ page }) => {
  await page.goto(SORTING);
  const editor = await openEditor(page, DEMO);
  const before = page.url();
  await editor.code.focus();
  await page.keyboard.press('Control+End');
  const noise = Array.from({ length: 6000 }, (_, index) =>
    ((Math.imul(index + 1, 2654435761) >>> 0) % 65536).toString(36),
  );
  await page.keyboard.insertText(`// ${noise.join('')}`);
  await editor.panel.getByRole('button', { name: 'Copy link to this edit' }).click();
  await expect(editor.panel.getByText(/\d{5} characters of at most 8192/)).toBeVisible();
  expect(page.url()).toBe(before);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    editor.panel.getByRole('button', { name: 'Download the edit' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${DEMO}.zip`);
  await page.keyboard.press('Escape');
  await editor.panel.getByRole('button', { name: 'Reset code' }).click();
  await expect(editor.panel.getByText(/characters of at most/)).toHaveCount(0);
});

const pack = (value: unknown) => packText(JSON.stringify(value));
const CHANGE = [0, 1, 'aaaa', 'alert(1)'];

for (const [name, payload, message] of [
  ['nothing', '', 'incomplete or was changed'],
  ['a script', '<script>alert(1)</script>', 'incomplete or was changed'],
  ['half of an edit', getPart(0.5), 'incomplete or was changed'],
  ['a million characters', 'A'.repeat(1_000_000), 'longer than an edit can be'],
  ['much more text than fits', packText('A'.repeat(1_000_000)), 'larger than a demo can be'],
  ['a later format', '2abcdefgh', 'newer version of this site'],
  ['another demo', pack(['v7.1.0', 'a/b/C', ['C.tsx', 'a', CHANGE]]), 'another demo'],
  ['a script as a file', pack(['v7.1.0', SOURCE, ['<img src=x>', 'a', CHANGE]]), 'incomplete'],
  ['a file that the demo lacks', pack(['v7.1.0', SOURCE, ['C.tsx', 'a', CHANGE]]), 'a file that'],
  ['what does not fit', pack(['v7.1.0', SOURCE, [`${DEMO}.tsx`, 'a', CHANGE]]), 'no longer fits'],
] as const) {
  test(`an address with ${name} is refused with a message`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.goto(SORTING);
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, `#${DEMO}.tsx&edit=${payload}`);
    await expect(getRefusal(page)).toContainText(message);
    await expect(getEditor(page, DEMO).code).toContainText("headerName: 'Product'");
    expect(page.frames()).toHaveLength(1);
    await getRefusal(page).getByRole('button', { name: 'Close' }).click();
    await expect(getRefusal(page)).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe(`#${DEMO}.tsx`);
    expect(messages).toEqual([]);
  });
}

/** Returns the beginning of an edit. */
function getPart(share: number): string {
  const payload = getLink().replace(/.*edit=/, '');
  return payload.slice(0, payload.length * share);
}

test('what can be saved of an edit that no longer fits is saved', async ({ page }) => {
  const payload = pack(['v7.1.0', SOURCE, [`${DEMO}.tsx`, 'a', [4, 1, 'aaaa', '  a new line']]]);
  await page.goto(`${SORTING}#${DEMO}.tsx&edit=${payload}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    getRefusal(page).getByRole('button', { name: 'Save its lines as text' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${DEMO}-edit.txt`);
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    `${SOURCE} v7.1.0\n\n${DEMO}.tsx\n@@ -5,1 +1 @@\n+  a new line\n`,
  );
});

for (const address of [
  `${SORTING}#NoSuchDemo.tsx&edit=1abc`,
  `/x/introduction/${getLink()}`,
  '/x/api/data-grid/data-grid/#<img src=x onerror=alert(1)>&edit=1abc',
]) {
  const [pathname = '', hash = ''] = address.split('#');
  test(`${pathname} says that it has no demo ${hash.slice(0, 16)}`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.goto(address);
    const notice = page.getByText('an edit of a demo that is not on this page');
    await expect(notice).toBeInViewport();
    await page.evaluate(() => {
      window.location.hash = '#elsewhere';
    });
    await expect(notice).toHaveCount(0);
    expect(messages).toEqual([]);
  });
}

test('an edit opens in the variant in which it was made', async ({ page }) => {
  const source = 'tree-view/simple-tree-view/customization/SelectedItemEdge';
  const addLine = (code: string) => `// An edit.\n${code}`;
  const notice = getNotice(page);
  const { code } = getEditor(page, 'SelectedItemEdge');
  await page.goto(`${CUSTOMIZATION}${getLink(source, addLine, 'Tailwind', 'tailwind-')}`);
  await expect(notice).toBeVisible();
  await expect(code).toContainText('// An edit.');
  await expect(code).toContainText('border-s-blue-500');
  // The default styling is named too, as this reader now prefers another.
  const system = getLink(source, addLine, 'MUI System', 'system-');
  await page.goto(`${CUSTOMIZATION}${system}`);
  await expect(notice).toBeVisible();
  await expect(code).toContainText('// An edit.');
  await expect(code).not.toContainText('border-s-blue-500');
});

test('an edit of the code for another date library opens with that library', async ({ page }) => {
  const source = 'date-pickers/date-picker/AppointmentPicker.luxon';
  const hash = getLink(source, (code) => `// An edit.\n${code}`).replace('.luxon.tsx', '.tsx');
  await page.goto(`/x/react-date-pickers/date-picker/${hash}`);
  await expect(getNotice(page)).toBeVisible();
  await expect(getEditor(page, 'AppointmentPicker').code).toContainText('AdapterLuxon');
});

test('an edit runs and is shared without storage and without a clipboard', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'sessionStorage', refuse);
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const link = getLink();
  await page.goto(`${SORTING}${link}`);
  await getNotice(page).getByRole('button', { name: 'Run this edit' }).click();
  await expect(getHeader(page)).toBeVisible();
  const { panel } = getEditor(page, DEMO);
  await panel.getByRole('button', { name: 'Copy link to this edit' }).click();
  await expect(panel.getByText('The link is in the address bar.')).toBeVisible();
  expect(new URL(page.url()).hash).toContain('&edit=');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the notice of an edit has no accessibility violation in ${colorScheme} mode`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${SORTING}${getLink()}`);
    await expect(getNotice(page)).toBeVisible();
    expect(await findViolations(page, 'all', '.edit-notice')).toEqual([]);
  });
}

test('the notice of an edit can be answered by keyboard, on a phone, from right to left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dir = 'rtl';
    });
  });
  await page.goto(`${SORTING}${getLink()}`);
  const run = getNotice(page).getByRole('button', { name: 'Run this edit' });
  await run.focus();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect(getHeader(page)).toBeVisible();
  // The focus goes on in the code that now runs.
  await expect(getEditor(page, DEMO).code).toBeFocused();
});
