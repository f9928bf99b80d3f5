import { expect, test } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';

test.use(SHARED_PAGE);

test.describe('an address without a page', () => {
  test('shows an error and links to the closest pages', async ({ page }) => {
    const response = await page.goto('/x/react-data-grid/sortng/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('h1')).toHaveText('Page not found');
    const nearest = page.locator('[data-nearest]');
    await expect(nearest.getByRole('link').first()).toHaveText('Sorting Data Grid');
    await nearest.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/$/);
  });

  test('opens the search', async ({ page }) => {
    await page.goto('/nowhere/');
    await page.getByRole('button', { name: 'Search the documentation' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  for (const path of [
    '/zzzzzz/',
    '/%E0%A4%A/',
    `/${'a'.repeat(5000)}/`,
    '/x/<img src=x onerror=alert(1)>/',
    '/x/javascript:alert(1)/',
  ]) {
    test(`suggests nothing for ${path.slice(0, 40)}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('dialog', (dialog) => errors.push(dialog.message()));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('button', { name: 'Search the documentation' })).toBeVisible();
      await expect(page.locator('[data-nearest]')).toBeHidden();
      expect(errors).toEqual([]);
    });
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('links to every section and page', async ({ page }) => {
      await page.goto('/nowhere/');
      await expect(page.getByRole('button', { name: 'Search the documentation' })).toBeHidden();
      const grid = page.locator('[data-section="Data Grid"]');
      await grid.locator('.page-count').click();
      await grid.getByRole('link', { name: 'Sorting' }).click();
      await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/$/);
      await page.goto('/nowhere/');
      await page
        .locator('[data-section="Charts"] > p')
        .getByRole('link', { name: 'Charts' })
        .click();
      await expect(page).toHaveURL(/\/x\/react-charts\/$/);
    });
  });
});

test('old, short and prefixed addresses redirect to their pages', async ({ request }) => {
  for (const [from, status, to] of [
    ['/', 301, '/x/introduction/'],
    ['/x', 301, '/x/introduction/'],
    ['/x/react-data-grid/columns/', 301, '/x/react-data-grid/column-definition/'],
    ['/x/react-data-grid/columns', 301, '/x/react-data-grid/column-definition/'],
    ['/x/react-tree-view/rich-tree-view/', 301, '/x/react-tree-view/rich-tree-view/items/'],
    ['/x/react-data-grid/sorting', 301, '/x/react-data-grid/sorting/'],
    ['/x/react-data-grid/sorting?a=1', 301, '/x/react-data-grid/sorting/?a=1'],
    ['/r/x-license-trial', 302, '/x/introduction/licensing/#evaluate-a-commercial-package'],
    ['/r/x-get-license', 302, 'https://mui.com/pricing/'],
    ['/x/api/charts/charts-tool-tip', 301, '/x/api/charts/charts-tooltip/'],
    ['/x/react-charts/heatmap/', 301, '/x/react-charts/heat-map/'],
    ['/en/x/react-charts/?a=1', 301, '/x/react-charts/?a=1'],
    ['/xx/x/react-charts/', 301, '/x/react-charts/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers()['location']], from).toEqual([status, to]);
  }
});

test('an address with a language shows the page and keeps the hash', async ({ page }) => {
  await page.goto('/en/x/react-data-grid/sorting#server-side-sorting-sortingmode');
  await expect(page.locator('h1')).toHaveText('Sorting');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/#server-side-sorting-sortingmode$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect((await page.goto('/fr/versions/'))?.status()).toBe(200);
  await expect(page.locator('h1')).toHaveText('Versions');
});

test('/versions/ links to the documentation of each release', async ({ page }) => {
  await page.goto('/versions/');
  await expect(page.locator('h2')).toHaveText([
    'MUI X',
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
  ]);
  const tables = page.locator('main table');
  await expect(tables.nth(4).locator('tbody td')).toHaveText([
    'v7.29.10 (this site)',
    '/x/react-tree-view/',
    'v6',
    'v6.mui.com/x/react-tree-view/getting-started',
  ]);
  await tables.nth(1).getByRole('link', { name: '/x/react-data-grid/' }).first().click();
  await expect(page.locator('h1')).toHaveText('Data Grid');
});

test('/production-error/ throws, and the page still works', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/production-error/');
  await expect(page.getByRole('status')).toHaveText(
    'The browser reported: Uncaught Error: Thrown on purpose by /production-error/',
  );
  expect(errors).toEqual(['Thrown on purpose by /production-error/']);
  await page.getByRole('link', { name: 'the introduction' }).click();
  await expect(page).toHaveURL(/\/x\/introduction\/$/);
});

test('routes for authors are not on the built site', async ({ request }) => {
  for (const path of ['/playground/', '/experiments/docs/', '/experiments/docs/vocabulary/']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('an address with capitals leads to the page', async ({ page }) => {
  await page.goto('/x/React-Date-Pickers/Date-Picker/?a=B#Value');
  await expect(page).toHaveURL(/\/x\/react-date-pickers\/date-picker\/\?a=B#Value$/);
  await page.goto('/x/React-Nothing/');
  await expect(page).toHaveURL(/\/x\/react-nothing\/$/);
  await expect(page.locator('[data-nearest] a').first()).toBeVisible();
});
