import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { findViolations } from './axe.ts';
import { expect, test, toggle } from './demo.ts';

const PAGE = '/x/migration/assistant/';
const OLD =
  "import { DataGrid } from '@mui/x-data-grid';\nexport const A = () => <DataGrid rows={[]} columns={[]} rowThreshold={2} />;\n";

/** Gives files to the assistant as the button does. */
async function give(page: Page, files: Record<string, string | Uint8Array>) {
  await page.locator('[data-upgrade-files]').setInputFiles(
    Object.entries(files).map(([name, content]) => ({
      name,
      mimeType: 'text/plain',
      buffer: Buffer.from(content as string),
    })),
  );
}

const getSummary = (page: Page) => page.locator('.upgrade-summary');

test('the sample is upgraded, and each change can be rejected @journey', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Try a sample project' }).click();
  await expect(getSummary(page)).toHaveText(
    'Places changed: 22. Files changed: 6. Left to you: 5. Files read: 6.',
    { timeout: 30_000 },
  );
  const after = page.getByRole('textbox', { name: 'src/orders/columns.ts, after' });
  await expect(after).toContainText('function getTotal(value: any, row: any)');
  await toggle(page.getByRole('checkbox', { name: 'Line 5' }), false);
  await expect(after).toContainText('function getTotal(params: GridValueGetterParams)');
  await expect(getSummary(page)).toContainText('Places changed: 21.');
  await page.getByRole('button', { name: /FileTree\.tsx/ }).click();
  await expect(page.getByRole('textbox', { name: /FileTree\.tsx, after/ })).toContainText(
    'collapseIcon: ExpandMoreIcon',
  );
  expect(await findViolations(page, 'all')).toEqual([]);
});

test('what is left stays on the device until it is cleared', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Try a sample project' }).click();
  const list = page.getByRole('region', { name: 'Left to you' });
  await expect(list).toContainText('0 of 5 done.', { timeout: 30_000 });
  await toggle(list.getByRole('checkbox').first(), true);
  await page.reload();
  await expect(list).toContainText('1 of 5 done.');
  await expect(list.getByRole('link', { name: 'Guide' }).first()).toHaveAttribute(
    'href',
    /^\/x\/migration\/migration-data-grid-v6\/#/,
  );
  await list.getByRole('button', { name: 'Clear the list' }).click();
  await expect(list).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Paste code' })).toBeVisible();
  await expect(list).toBeHidden();
});

test('pasted code is upgraded', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Paste code' }).click();
  await page.keyboard.insertText(OLD);
  await page.getByRole('button', { name: 'Upgrade this code' }).click();
  await expect(getSummary(page)).toContainText('Places changed: 1.', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(page.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
});

test('the patch of a zip applies, and the versions come from its package.json', async ({
  page,
}) => {
  const css = '.MuiTreeItem-group {}\n';
  const zip = zipSync({
    'src/a.tsx': strToU8(OLD),
    'src/b.css': strToU8(css),
    'package.json': strToU8('{ "dependencies": { "@mui/x-data-grid": "^6.20.0" } }'),
    'node_modules/x/a.tsx': strToU8(OLD),
  });
  await page.goto(PAGE);
  await give(page, { 'project.zip': zip });
  await expect(getSummary(page)).toHaveText(
    'Places changed: 2. Files changed: 2. Left to you: 0. Files read: 2.',
    {
      timeout: 30_000,
    },
  );
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as patch' }).click();
  const folder = mkdtempSync(path.join(tmpdir(), 'upgrade-'));
  try {
    mkdirSync(path.join(folder, 'src'));
    writeFileSync(path.join(folder, 'src/a.tsx'), OLD);
    writeFileSync(path.join(folder, 'src/b.css'), css);
    await (await waiting).saveAs(path.join(folder, 'upgrade.patch'));
    execFileSync('git', ['apply', 'upgrade.patch'], { cwd: folder });
    expect(readFileSync(path.join(folder, 'src/a.tsx'), 'utf8')).toBe(
      OLD.replace(' rowThreshold={2}', ''),
    );
    expect(readFileSync(path.join(folder, 'src/b.css'), 'utf8')).toContain('groupTransition');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what cannot be upgraded is named', async ({ page }) => {
  await page.goto(PAGE);
  await give(page, { 'utf16.ts': new Uint8Array([0xff, 0xfe, 0x61, 0]), 'image.png': 'a' });
  await expect(page.locator('.upgrade-message')).toContainText(
    'None of these files can be upgraded',
  );
  await expect(page.locator('.upgrade-message')).toContainText(
    'utf16.ts: It is encoded in UTF-16.',
  );
  await give(page, { 'broken.tsx': 'const a = <div>;', 'bundle.js': 'a'.repeat(1_100_000) });
  await expect(page.getByRole('alert')).toContainText('The file cannot be parsed, line 1', {
    timeout: 30_000,
  });
  await page.getByText('Skipped files (1)').click();
  await expect(page.getByText('It has 1.1 MB, so it is generated or no code.')).toBeVisible();
});

test('many files show their progress, and the page stays free', async ({ page }) => {
  await page.goto(PAGE);
  const files = Object.fromEntries(
    Array.from({ length: 600 }, (_, at) => [`file-${at}.tsx`, OLD + '// line\n'.repeat(200)]),
  );
  const zip = zipSync(
    Object.fromEntries(Object.entries(files).map(([name, code]) => [name, strToU8(code)])),
  );
  // Cancels as soon as it is possible: a test that looks for the button may come after the end.
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const progress = document.querySelector('progress');
      const buttons = [...document.querySelectorAll('button')];
      const cancel = buttons.find(({ textContent }) => textContent === 'Cancel');
      if (!progress || !cancel) return;
      observer.disconnect();
      cancel.click();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await give(page, { 'many.zip': zip });
  await expect(page.locator('.upgrade-message')).toHaveText('Cancelled. Nothing was changed.');
  await give(page, { 'many.zip': zip });
  await expect(getSummary(page)).toHaveText(
    'Places changed: 600. Files changed: 600. Left to you: 0. Files read: 600.',
    { timeout: 60_000 },
  );
});

test('the types of a file are checked against version 7', async ({ page }) => {
  await page.goto(PAGE);
  await give(page, {
    'a.tsx': OLD.replace('rowThreshold={2}', 'rowThreshold={2} rowHeight="tall"'),
  });
  await expect(getSummary(page)).toContainText('Places changed: 1.', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Check the types against version 7' }).click();
  await expect(page.locator('.upgrade-types')).toContainText('TS2322', { timeout: 60_000 });
});
