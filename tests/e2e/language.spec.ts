import { expect, test } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';
import { collectMessages } from './support.ts';

test.use(SHARED_PAGE);

const SORTING = '/x/react-data-grid/sorting/';

test('a page without a language in its query is English', async ({ page }) => {
  const messages = collectMessages(page);
  await page.goto(SORTING);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  expect(messages).toEqual([]);
});

test('another language in the query prefixes the links to earlier versions', async ({ page }) => {
  await page.goto(`${SORTING}?userLanguage=pt`);
  const links = page.locator('.version-menu a[href^="http"]');
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual([
      'https://v6.mui.com/pt/x/react-data-grid/',
      'https://v5.mui.com/pt/x/react-data-grid/',
      'https://v4.mui.com/pt/components/data-grid/',
    ]);
});

for (const query of [
  '',
  'userLanguage=en',
  'userLanguage=',
  'userLanguage=//evil.example',
  'userLanguage=PT',
]) {
  test(`the query "${query}" changes no link`, async ({ page }) => {
    await page.goto(`${SORTING}?${query}`);
    await page.waitForLoadState('networkidle');
    expect(new URL(page.url()).pathname).toBe(SORTING);
    await expect(page.locator('.version-menu a[href^="http"]').first()).toHaveAttribute(
      'href',
      'https://v6.mui.com/x/react-data-grid/',
    );
  });
}

test('no script contains the labels of other sections', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/x/introduction/');
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('Copied');
  expect(code).not.toContain('Density of the demos');
  expect(code).not.toContain('Skip to content');
});
