import { expect, test, type Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { collectMessages, store } from './support.ts';

/** Prints a page to PDF. Returns its text and the number of sheets. */
async function print(page: Page): Promise<{ text: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  return { text: text.replace(/\s+/g, ' '), pages: totalPages };
}

/** Removes whitespace, because lines can break inside addresses and code. */
const squeeze = (text: string) => text.replace(/\s+/g, '');

test('a page is printed without interactive elements', async ({ page }) => {
  await page.goto('/x/introduction/installation/');
  const { text } = await print(page);
  expect(text).toContain('Installation');
  expect(text).toContain('Install Material UI and Emotion');
  for (const screen of [
    'Skip to content',
    'On this page',
    'This page',
    'Was this page helpful',
    'Edit this page',
  ]) {
    expect(text).not.toContain(screen);
  }
  // All tabs are printed.
  for (const command of [
    'npm install @mui/material',
    'pnpm add @mui/material',
    'yarn add @mui/material',
  ]) {
    expect(squeeze(text)).toContain(squeeze(command));
  }
});

test('links are followed by their addresses', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  const { text } = await print(page);
  expect(squeeze(text)).toContain(
    'server-sidepagination(https://mui.com/x/react-data-grid/pagination/)',
  );
  expect(text).not.toContain('#DataGrid-prop-rows');
});

test('a hydrated demo is printed as it is, other demos as source', async ({ page }) => {
  const messages = collectMessages(page);
  await page.goto('/x/react-data-grid/sorting/');
  const first = page.locator('[data-demo]').first();
  await first.scrollIntoViewIfNeeded();
  await expect(first).toHaveAttribute('data-live', '');
  await expect(first.getByRole('row').nth(1)).toBeVisible();
  const cell = (await first.getByRole('gridcell').first().textContent()) ?? '';
  expect(cell).not.toBe('');
  const { text } = await print(page);
  expect(text).toContain(cell);
  expect(squeeze(text)).not.toContain('exportdefaultfunctionSortPurchases(');
  expect(squeeze(text)).toContain('exportdefaultfunctionSortFromOutside(');
  // The printed source is removed from the page again.
  expect(
    await page.locator('.demo .code').filter({ hasText: 'function SortFromOutside' }).count(),
  ).toBe(0);
  expect(messages).toEqual([]);
});

test('details are open in print and closed again on screen', async ({ page }) => {
  await page.goto('/x/introduction/support/');
  await page.evaluate(() => {
    const details = document.createElement('details');
    details.innerHTML = '<summary>Short</summary><p>Folded words</p>';
    document.querySelector('.prose')!.append(details);
  });
  const { text } = await print(page);
  expect(text).toContain('Folded words');
  await expect(page.getByText('Folded words')).toBeHidden();
});

test('collapsed members of the reference are printed in full', async ({ page }) => {
  await store(page, { apiPage_props: 'collapsed' });
  await page.goto('/x/api/tree-view/simple-tree-view/');
  await expect(page.locator('[data-api="props"]')).toHaveAttribute('data-layout', 'collapsed');
  const argument = page.locator('[data-api="props"] .api-args dd').first();
  await expect(argument).toBeHidden();
  const { text } = await print(page);
  expect(squeeze(text)).toContain(squeeze((await argument.textContent()) ?? ''));
  await expect(argument).toBeHidden();
});

test('a whole section is one printable page', async ({ page }) => {
  const messages = collectMessages(page);
  await page.goto('/x/react-tree-view/print/');
  await expect(page.locator('astro-island')).toHaveCount(0);
  const titles = await page.locator('.printed-page h1').allTextContents();
  expect(titles.length).toBeGreaterThan(3);
  const { text, pages } = await print(page);
  // Pictures far below the viewport are printed too.
  const demos = await page.locator('figure:has(> .code-title)[id]').count();
  expect(
    await page
      .locator('.printed-picture')
      .evaluateAll(
        (all) => all.filter((each) => (each as HTMLImageElement).naturalWidth > 0).length,
      ),
  ).toBe(demos);
  expect(text).toContain('Tree View - All pages');
  for (const title of titles) expect(text).toContain(title.trim());
  expect(squeeze(text)).toContain('exportdefaultfunction');
  expect(text).not.toContain('Back to the section');
  expect(pages).toBeGreaterThanOrEqual(titles.length);
  expect(messages).toEqual([]);
});

test('links within a printed section point to its pages', async ({ page }) => {
  await page.goto('/x/react-data-grid/print/');
  const broken = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
    return links
      .map((link) => link.getAttribute('href')!)
      .filter((href) => !document.getElementById(href.slice(1)));
  });
  expect(broken).toEqual([]);
  const duplicates = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  });
  expect(duplicates).toEqual([]);
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});
