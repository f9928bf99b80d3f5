import { expect, test } from '@playwright/test';
import { store } from './support.ts';

const SORTING = '/x/react-data-grid/sorting/';

test('the skip link is the first tab stop and moves to the content', async ({ page }) => {
  await page.goto(SORTING);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main-content')).toBeFocused();
});

test('the product menu lists the products and marks the current one', async ({ page }) => {
  await page.goto(SORTING);
  const menu = page.locator('.product-menu');
  await menu.locator('summary').click();
  await expect(menu.locator('strong')).toHaveText([
    'Data Grid',
    'Date and Time Pickers',
    'Charts',
    'Tree View',
  ]);
  await expect(menu.locator('[aria-current] strong')).toHaveText('Data Grid');
  await page.keyboard.press('Escape');
  await expect(menu.locator('ul')).toBeHidden();
  await expect(menu.locator('summary')).toBeFocused();
});

test('the version menu has the current release and earlier majors per product', async ({
  page,
}) => {
  await page.goto(SORTING);
  const menu = page.locator('.version-menu');
  await menu.locator('summary').click();
  await expect(menu.locator('.menu-current')).toContainText('v7.29.13');
  const links = await menu
    .locator('a')
    .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
  expect(links).toEqual([
    ['v6', 'https://mui.com/x/react-data-grid/'],
    ['v5', 'https://v5.mui.com/x/react-data-grid/'],
    ['v4', 'https://v4.mui.com/components/data-grid/'],
  ]);
  await page.locator('h1').click();
  await expect(menu.locator('ul')).toBeHidden();
});

test('the side navigation marks the page and keeps scroll and groups across pages', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await page.goto(SORTING);
  const nav = page.getByRole('navigation', { name: 'documentation' });
  const active = nav.locator('.app-drawer-active');
  await expect(active).toHaveText('Sorting');
  await expect(active).toBeInViewport();
  const columns = nav.locator('details[data-group-path="/x/react-data-grid/columns"]');
  await expect(columns).not.toHaveAttribute('open');
  await columns.locator('summary').click();
  const link = nav.getByRole('link', { name: 'Pagination' });
  await link.scrollIntoViewIfNeeded();
  const before = await nav.evaluate((element) => element.scrollTop);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.locator('h1')).toHaveText('Pagination');
  await expect(columns).toHaveAttribute('open');
  expect(await nav.evaluate((element) => element.scrollTop)).toBe(before);
});

test('the navigation shows plan icons and New badges', async ({ page }) => {
  await page.goto('/x/react-charts/');
  const nav = page.getByRole('navigation', { name: 'documentation' });
  await expect(nav.locator('summary', { hasText: 'Charts' }).locator('.chip-new')).toHaveText(
    'New',
  );
});

test('below 1200 px the navigation is a drawer, at 1200 px it is permanent', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto(SORTING);
  const nav = page.locator('#side-nav');
  const opener = page.getByRole('button', { name: 'Open the navigation' });
  await expect(nav).toBeVisible();
  expect(await nav.evaluate((element) => element.getBoundingClientRect().width)).toBe(300);
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(nav).toBeHidden();
  await opener.click();
  await expect(nav).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Close the navigation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(1100, 400);
  await expect(nav).toBeHidden();
  await opener.click();
  await nav.getByRole('link', { name: 'Layout' }).click();
  await expect(page.locator('h1')).toHaveText('Layout');
  await expect(nav).toBeHidden();
});

test('the table of contents follows scrolling and keeps a clicked item active', async ({
  page,
}) => {
  await page.goto(SORTING);
  const toc = page.getByRole('navigation', { name: 'Page table of contents', exact: true });
  const current = toc.locator('[aria-current]');
  await expect(current).toHaveCount(0);
  await page
    .locator('#sort-on-server')
    .or(page.locator('#sort-on-the-server'))
    .evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 80);
    });
  await expect(current).toHaveText('Sort on the server');
  await toc.getByRole('link', { name: 'Control the sort model' }).click();
  await expect(current).toHaveText('Control the sort model');
  await page.waitForTimeout(500);
  await expect(current).toHaveText('Control the sort model');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(1100);
  await page.evaluate(() => window.scrollBy(0, -1));
  await expect(current).toHaveText('API');
});

test('below 900 px a bar shows the current heading and opens the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(SORTING);
  await expect(page.locator('.toc-column')).toBeHidden();
  const bar = page.locator('.toc-compact');
  await bar.locator('summary').click();
  await bar.getByRole('link', { name: 'Control the sort model' }).click();
  await expect(bar.locator('[data-toc-current]')).toHaveText('Control the sort model');
  await expect(bar.locator('nav')).toBeHidden();
  const top = await page
    .locator('#control-the-sort-model')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(64 + 44);
  expect(top).toBeLessThan(240);
});

test('headings link to themselves', async ({ page }) => {
  await page.goto(SORTING);
  const heading = page.locator('#control-the-sort-model');
  await heading.hover();
  await heading.getByRole('link', { name: 'Link to Control the sort model' }).click();
  expect(new URL(page.url()).hash).toBe('#control-the-sort-model');
});

test('a page ends with its edit link and links to its neighbors', async ({ page }) => {
  await page.goto(SORTING);
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/content\/data-grid\/sorting\/page\.mdx$/,
  );
  const pager = page.getByRole('navigation', { name: 'Previous and next page' });
  await expect(pager.locator('a')).toHaveCount(2);
  await expect(pager.locator('[rel="prev"]')).toHaveAttribute(
    'href',
    '/x/react-data-grid/editing/',
  );
  await pager.locator('[rel="next"]').click();
  await expect(page.locator('h1')).toHaveText('Filtering');
  await page.goto('/x/introduction/');
  await expect(page.locator('.pager [rel="prev"]')).toHaveCount(0);
});

test('the back-to-top button appears after scrolling 200 px', async ({ page }) => {
  await page.goto(SORTING);
  const button = page.getByRole('button', { name: 'Back to top' });
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(button).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 201));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a button copies a code block and confirms it for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/introduction/installation/');
  const block = page.locator('.code-block:visible').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy the code' }).click();
  await expect(block.locator('[data-copy-label]')).toHaveText('Copied');
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toBe(await block.locator('code').textContent());
  await expect(block.locator('[data-copy-label]')).toHaveText('Copy');
});

test('the selected code tab applies to every page and after a reload', async ({ page }) => {
  await page.goto('/x/react-charts/');
  const box = page.locator('.code-tabs[data-group="package-manager"]').first();
  await box.getByRole('tab', { name: 'pnpm' }).click();
  await expect(box.locator('.code-block:visible code')).toContainText('pnpm add');
  await page.goto('/x/react-tree-view/getting-started/');
  const other = page.locator('.code-tabs[data-group="package-manager"]').first();
  await expect(other.getByRole('tab', { selected: true })).toHaveText('pnpm');
  await other.getByRole('tab', { selected: true }).press('ArrowRight');
  await expect(other.getByRole('tab', { selected: true })).toHaveText('yarn');
  await expect(other.getByRole('tab', { name: 'yarn' })).toBeFocused();
});

test('in code tabs, the arrow keys follow the text direction', async ({ page }) => {
  await store(page, { 'docs-direction': 'rtl' });
  await page.goto('/x/react-charts/');
  const box = page.locator('.code-tabs[data-group="package-manager"]').first();
  await box.getByRole('tab', { name: 'npm', exact: true }).press('ArrowLeft');
  await expect(box.getByRole('tab', { selected: true })).toHaveText('pnpm');
  await box.getByRole('tab', { selected: true }).press('ArrowRight');
  await expect(box.getByRole('tab', { name: 'npm', exact: true })).toBeFocused();
  await box.getByRole('tab', { selected: true }).press('End');
  await expect(box.getByRole('tab', { name: 'yarn' })).toBeFocused();
});

test('an unknown remembered tab falls back to the first', async ({ page }) => {
  await store(page, { 'codeblock-package-manager': 'bower' });
  await page.goto('/x/react-charts/');
  const box = page.locator('.code-tabs').first();
  await expect(box.getByRole('tab', { selected: true })).toHaveText('npm');
});

test('files are sent compressed, with the headers of a production host', async ({ request }) => {
  const response = await request.get(SORTING, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.headers()).toMatchObject({
    'content-encoding': 'gzip',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page, its code and its navigation are readable', async ({ page }) => {
    await page.goto(SORTING);
    await expect(page.locator('h1')).toBeVisible();
    await expect(page.locator('.demo noscript pre').first()).toContainText(
      'export default function SortHarvest',
    );
    await expect(page.locator('.copy-button:visible')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
    await page.getByRole('link', { name: 'Pagination' }).first().click();
    await expect(page.locator('h1')).toHaveText('Pagination');
    await page.goto('/x/introduction/installation/');
    const box = page.locator('.code-tabs').first();
    await expect(box.locator('.code-block')).toHaveCount(
      await box.locator('.code-block:visible').count(),
    );
  });

  test('the drawer opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(SORTING);
    await page.getByRole('link', { name: 'Open the navigation' }).click();
    await expect(page.locator('#side-nav')).toBeVisible();
  });
});

test('print shows the text and hides the shell', async ({ page }) => {
  await page.goto(SORTING);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.header', '#side-nav', '.toc-column', '.page-footer']) {
    await expect(page.locator(part)).toBeHidden();
  }
  await expect(page.locator('h1')).toBeVisible();
});

test('a prerendered page is laid out completely before it is shown', async ({ page }) => {
  const code = page.locator('.code').last();
  const toolbar = page.locator('.demo-toolbar').last();
  await page.goto(SORTING);
  await expect(code).toHaveCSS('content-visibility', 'auto');
  await expect(toolbar).toHaveCSS('content-visibility', 'auto');
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => true });
  });
  await page.reload();
  await expect(code).toHaveCSS('content-visibility', 'visible');
  await expect(toolbar).toHaveCSS('content-visibility', 'visible');
  await expect(page.locator('[data-demo][data-live]')).toHaveCount(0);
});
