import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { formatSize } from '../../src/core/api/cost/format-size.ts';
import { addUp } from '../../src/core/api/cost/total.ts';
import type { CostTotals } from '../../src/core/api/cost/model.ts';
import { ROOT } from '../../src/node/load-config.ts';
import { findViolations } from './axe.ts';
import { expect, test } from './demo.ts';

const PAGE = '/x/cost/';
const totals = JSON.parse(
  readFileSync(path.join(ROOT, 'evidence/cost/totals.json'), 'utf8'),
) as CostTotals;

/** What a selection adds, as the page writes it. */
function getAdded(app: string, ...names: readonly string[]): string {
  const numbers = names.map((name) => totals.items.findIndex((item) => item.name === name));
  return formatSize(addUp(totals, numbers, app, { onlyAdded: true }).gzip);
}

const getSum = (page: Page) => page.locator('.cost-sum strong');
const getItem = (page: Page, name: string) =>
  page.locator('.cost-item').filter({ has: page.getByText(name, { exact: true }) });

test('what is ticked is added up, and the address keeps it @journey', async ({ page }) => {
  await page.goto(PAGE);
  await expect(page.locator('.cost-total')).toContainText('Tick what your application uses');
  await getItem(page, 'DataGrid').click();
  await expect(getSum(page)).toHaveText(getAdded('material', 'DataGrid'));
  await getItem(page, 'DatePicker').click();
  await expect(getSum(page)).toHaveText(getAdded('material', 'DataGrid', 'DatePicker'));
  await page.getByRole('button', { name: 'React', exact: true }).click();
  await expect(getSum(page)).toHaveText(getAdded('react', 'DataGrid', 'DatePicker'));
  await expect(page).toHaveURL(/\?app=react&use=DataGrid,DatePicker$/);
  await page.reload();
  await expect(getSum(page)).toHaveText(getAdded('react', 'DataGrid', 'DatePicker'));
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page).toHaveURL(new RegExp(`${PAGE}\\?app=react$`));
});

test('a search finds parts and hooks, and says if there is nothing', async ({ page }) => {
  await page.goto(PAGE);
  const field = page.getByRole('searchbox', { name: 'Find a component or hook' });
  await expect(getItem(page, 'useTreeViewApiRef')).toHaveCount(0);
  await field.fill('treeviewapi');
  await expect(getItem(page, 'useTreeViewApiRef')).toBeVisible();
  await field.fill('nothing like it');
  await expect(page.getByText('Nothing is called “nothing like it”.')).toBeVisible();
});

test('what costs less is offered with what is lost, and can be taken', async ({ page }) => {
  await page.goto(`${PAGE}?use=DataGridPremium`);
  await expect(page.locator('.cost-total')).toContainText('loads exceljs only when it is needed');
  const saving = page.locator('.cost-savings li').first();
  await expect(saving).toContainText('less with DataGridPro instead of DataGridPremium, without');
  await saving.getByRole('button', { name: 'Use DataGridPro' }).click();
  await expect(page).toHaveURL(/\?use=DataGridPro$/);
  await expect(getSum(page)).toHaveText(getAdded('material', 'DataGridPro'));
});

test('earlier releases load on request and name what they do not have', async ({ page }) => {
  await page.goto(`${PAGE}?use=DataGrid,RichTreeViewPro`);
  await page.getByText('The same in earlier releases').click();
  const rows = page.locator('.cost-releases tr');
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText('without RichTreeViewPro');
  await expect(rows.last()).not.toContainText('without');
});

test('names of an address that do not exist are named', async ({ page }) => {
  await page.goto(`${PAGE}?use=DataGrid,DataGird,%3Cimg%20src=x%3E`);
  await expect(page.locator('.cost-notice')).toContainText('DataGird, <img src=x>.');
  await expect(getSum(page)).toHaveText(getAdded('material', 'DataGrid'));
});

test('the reference says what an import adds and leads to the total', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const line = page.locator('.api-cost');
  await expect(line).toContainText(/^Adds \d+ kB \(gzip\) to an application with Material UI\./);
  await line.getByRole('link').click();
  await expect(getSum(page)).toHaveText(getAdded('material', 'DataGrid'));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page is accessible and fits a phone (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${PAGE}?use=DataGridPremium,DateRangePicker,LineChart`);
    await expect(getSum(page)).toBeVisible();
    expect(await findViolations(page, 'all')).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the tables have the size of each component', async ({ page }) => {
    await page.goto(PAGE);
    await expect(page.locator('.cost noscript p')).toContainText('Adding up needs JavaScript.');
    await expect(page.locator('.cost-wait')).toBeHidden();
    const row = page.getByRole('row', { name: /^DataGridPremium/ });
    await expect(row.getByRole('cell')).toHaveText([/^\d+ kB$/, /^\d+ kB$/, '–']);
  });
});
