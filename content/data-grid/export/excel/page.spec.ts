import { readFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, openDemo, test } from '../../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/export/excel/';

/** Returns the name and content of the file that the export menu downloads. */
async function downloadExcel(page: Page, demo: Locator): Promise<[string, Buffer]> {
  await demo.getByRole('button', { name: /^Export/ }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download as Excel' }).click(),
  ]);
  return [file.suggestedFilename(), await readFile(await file.path())];
}

/** Returns the text of one file in a zip archive, located through the central directory. */
function unzip(archive: Buffer, name: string): string {
  let at = archive.readUInt32LE(archive.lastIndexOf('PK\x05\x06') + 16);
  for (; archive.readUInt32LE(at) === 0x02014b50;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((each) =>
      archive.readUInt16LE(at + each),
    );
    if (archive.toString('utf8', at + 46, at + 46 + nameLength!) === name) {
      const local = archive.readUInt32LE(at + 42);
      const skip = 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      const data = archive.subarray(local + skip, local + skip + archive.readUInt32LE(at + 20));
      return (archive.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data)).toString('utf8');
    }
    at += 46 + nameLength! + extra! + comment!;
  }
  throw new Error(`No ${name} in the archive.`);
}

test('Excel files have types, lists, styles, and what the callbacks add', async ({ page }) => {
  let demo = await openDemo(page, PAGE, 'ExcelProjects');
  const [name, typed] = await downloadExcel(page, demo);
  expect(name).toBe('projects.xlsx');
  const sheet = unzip(typed, 'xl/worksheets/sheet1.xml');
  expect(sheet).toContain('<v>18100</v>');
  expect(sheet).toMatch(/<dataValidation type="list"[^>]*><formula1>Lists!\$A\$2:\$A\$5</);
  expect(unzip(typed, 'xl/styles.xml')).toContain('dd.mm.yyyy');

  demo = await openDemo(page, PAGE, 'ExcelColumnStyles');
  const [, styled] = await downloadExcel(page, demo);
  expect(unzip(styled, 'xl/styles.xml')).toContain('yyyy-mm-dd');

  demo = await openDemo(page, PAGE, 'ExcelTitleAndTotal');
  const [, processed] = await downloadExcel(page, demo);
  expect(unzip(processed, 'xl/workbook.xml')).toContain('name="Spending"');
  expect(unzip(processed, 'xl/worksheets/sheet1.xml')).toContain('<f>SUM(C4:C63)</f>');
});
