import { readFile } from 'node:fs/promises';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, getColumn, openDemo, test } from '../../../tests/e2e/demo.ts';

const PAGE = '/x/react-data-grid/export/';
const EXPANDED_GROUP = '.MuiDataGrid-groupingCriteriaCell:has([aria-label="hide children"])';

// The browser's print dialog would block the test.
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
});

/** Returns the name and content of the file that a click downloads. */
async function download(page: Page, click: () => Promise<void>): Promise<[string, Buffer]> {
  const [file] = await Promise.all([page.waitForEvent('download'), click()]);
  return [file.suggestedFilename(), await readFile(await file.path())];
}

/** Downloads a file with an item of the export menu. */
function downloadFromMenu(page: Page, demo: Locator, name: string): Promise<[string, Buffer]> {
  return download(page, async () => {
    await demo.getByRole('button', { name: /^Export/ }).click();
    await page.getByRole('menuitem', { name }).click();
  });
}

/** Clicks a button of a demo and returns the lines of CSV that it shows below the grid. */
async function getCsv(demo: Locator, button: string): Promise<string[]> {
  await demo.getByRole('button', { name: button, exact: true }).click();
  return ((await demo.getByRole('status').textContent()) ?? '').split('\r\n');
}

/** Prints with the export menu, runs checks on the printed document, and ends printing. */
async function print(
  page: Page,
  demo: Locator,
  look: (paper: FrameLocator) => Promise<void>,
): Promise<void> {
  await demo.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const frame = page.locator('body > iframe');
  await look(frame.contentFrame());
  // The grid waits for printing to end. It does not notice two media changes within one frame.
  await expect(async () => {
    await page.emulateMedia({ media: 'print' });
    await page.emulateMedia({ media: 'screen' });
    await expect(frame).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

test('the options of the CSV file: name, delimiter, byte order mark', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CsvWithSemicolons');
  const [name, file] = await downloadFromMenu(page, demo, 'Download as CSV');
  expect(name).toBe('tickets-2025.csv');
  expect([...file.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(file.toString('utf8', 3).split('\r\n')[0]).toBe('Subject;Requester');
  await demo.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menuitem')).toHaveCount(1);
});

test('only selected rows are exported, unless getRowsToExport returns others', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedRowsInCsv');
  expect(await getCsv(demo, 'Default')).toHaveLength(5);
  await demo.getByRole('checkbox').nth(2).click();
  expect(await getCsv(demo, 'Default')).toHaveLength(2);
  expect(await getCsv(demo, 'Ignore the selection')).toHaveLength(5);
});

test('a page or all pages', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExportCurrentPage');
  for (const [name, fileName, lines] of [
    ['This page', 'page.csv', 6],
    ['Everything', 'everything.csv', 25],
  ] as const) {
    const button = demo.getByRole('button', { name });
    const [given, file] = await download(page, () => button.click());
    expect(given).toBe(fileName);
    expect(file.toString('utf8').split('\r\n')).toHaveLength(lines);
  }
});

test('the given columns are exported in the given order', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnsInCsv');
  expect((await getCsv(demo, 'Default'))[0]).toBe('Machine,Plant');
  expect((await getCsv(demo, 'All columns'))[0]).toBe('Machine,Plant,Kind');
  expect((await getCsv(demo, 'Two fields'))[0]).toBe('Daily cost,Machine');
});

test('formulas are escaped, and so are negative numbers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EscapeFormulasInCsv');
  const note = '+22 % load, campaign in the west"';
  expect(await getCsv(demo, 'Escaped')).toContain(`API 1,"'-118","'${note}`);
  expect(await getCsv(demo, 'Not escaped')).toContain(`API 1,-118,"${note}`);
});

test('raw values are ISO dates and plain numbers', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RawValuesInCsv');
  expect((await getCsv(demo, 'Show CSV'))[1]).toBe('Arch binder,"2,500",9/13/2024');
  await demo.getByRole('switch').click();
  expect((await getCsv(demo, 'Show CSV'))[1]).toMatch(/^Arch binder,2500,2024-09-1\dT/);
});

test('group rows are exported, unless only the leaves are', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupedRowsInCsv');
  expect(await getCsv(demo, 'Default')).toHaveLength(1 + 3 + 12);
  const leaves = await getCsv(demo, 'Without groups');
  expect(leaves).toHaveLength(1 + 12);
  expect(leaves.slice(0, 2)).toEqual(['Region,Server', 'Europe,Web 1']);
});

test('the print has all rows, the chosen columns, and the style of the page', async ({ page }) => {
  let demo = await openDemo(page, PAGE, 'PrintChecklist');
  await demo.getByRole('button', { name: 'Print a checklist' }).click();
  const paper = page.frameLocator('iframe[title="Servers to patch"]');
  await expect(paper.locator('[role="row"][data-id]')).toHaveCount(12);
  await expect(paper.locator('[role="columnheader"]')).toHaveText(['', 'Server', 'Size']);
  await expect(paper.getByText('Print a checklist')).toHaveCount(0);

  demo = await openDemo(page, PAGE, 'PrintPurchases');
  await demo.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  const cell = page.frameLocator('iframe[title^="Purchases"]').locator('[role="gridcell"]').first();
  await expect(cell).toHaveCSS('font-size', /^13\.3/);
});

test('a print leaves the rows in the sorted order', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PrintPurchases');
  const header = demo.getByRole('columnheader', { name: 'Product' });
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const unsorted = await getColumn(demo, 'product');
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const sorted = await getColumn(demo, 'product');
  expect(sorted).not.toEqual(unsorted);
  await print(page, demo, (paper) =>
    expect(paper.getByRole('gridcell', { includeHidden: true }).first()).toHaveText(sorted[0]!),
  );

  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.click();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
  expect(await getColumn(demo, 'product')).toEqual(sorted);
});

test('a print restores the initial expansion of groups', async ({ page }) => {
  const demo = await openDemo(page, '/x/react-data-grid/demo/', 'ProjectLedger');
  const open = demo.locator(EXPANDED_GROUP);
  await expect(open).toHaveText(['Australia (10)']);
  await open.getByRole('button').click();
  await demo
    .locator('.MuiDataGrid-groupingCriteriaCell', { hasText: 'Asia' })
    .getByRole('button')
    .click();
  await expect(open).toHaveText(['Asia (10)']);
  await print(page, demo, async (paper) => {
    await expect(paper.locator(EXPANDED_GROUP)).toHaveText(['Australia (10)']);
  });
  await expect(open).toHaveText(['Australia (10)']);
});

test('a custom export format', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'JsonMenuItem');
  const [name, file] = await downloadFromMenu(page, demo, 'Download as JSON');
  expect(name).toBe('servers.json');
  expect(JSON.parse(file.toString('utf8'))[0]).toEqual({ server: 'Web 1', at12: 301 });
});
