import { expect, test, type Page } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';
import { collectMessages } from './support.ts';

test.use(SHARED_PAGE);

const SORTING = '/x/react-data-grid/sorting/';
const SUPPORT = '/x/introduction/support/';
const REFERENCE = '/x/api/data-grid/data-grid/';

const getMenu = (page: Page) => page.locator('.page-menu details');
const getCopyButton = (page: Page) => page.getByRole('button', { name: 'Copy page', exact: true });
const getItems = (page: Page) => getMenu(page).locator('li > :is(a, button)');

async function open(page: Page) {
  await getMenu(page).locator('summary').click();
  await expect(getMenu(page)).toHaveAttribute('open', '');
}

test('copies the page as Markdown', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  const width = (await getCopyButton(page).boundingBox())!.width;
  await getCopyButton(page).click();
  const copied = page.getByRole('button', { name: 'Copied', exact: true });
  await expect(copied).toBeVisible();
  expect((await copied.boundingBox())!.width).toBe(width);
  await expect(getMenu(page)).not.toHaveAttribute('open', '');
  const markdown = await (await request.get('/x/react-data-grid/sorting.md')).text();
  expect(markdown).toContain('# Sorting');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(markdown);
});

test('reports that the page cannot be loaded', async ({ page }) => {
  const messages = collectMessages(page);
  await page.route('**/*.md', (route) => route.fulfill({ status: 404 }));
  await page.goto(SORTING);
  await getCopyButton(page).click();
  await expect(page.getByRole('button', { name: 'Not loaded' })).toBeVisible();
  expect(messages.filter((message) => !/404|sorting\.md$/.test(message))).toEqual([]);
});

test('has the actions that apply to the page', async ({ page }) => {
  await page.goto(SORTING);
  await open(page);
  await expect(getItems(page)).toHaveText([
    'View as Markdown',
    'Open in StackBlitz',
    'All pages as Markdown',
    'Connect your editor',
    'Report an issue',
    'Print this section',
  ]);
  await page.goto(SUPPORT);
  await open(page);
  await expect(page.getByRole('button', { name: 'Open in StackBlitz' })).toHaveCount(0);
  await page.goto(REFERENCE);
  await open(page);
  await expect(getItems(page)).toHaveText([
    'View as Markdown',
    'All pages as Markdown',
    'Connect your editor',
    'Report an issue',
  ]);
});

test('opens the first demo in StackBlitz', async ({ page, context }) => {
  await context.route('https://stackblitz.com/**', (route) => route.fulfill({ body: 'there' }));
  await page.goto(SORTING);
  await open(page);
  const opened = context.waitForEvent('page');
  const posted = context.waitForEvent('request', (request) =>
    request.url().startsWith('https://stackblitz.com/run'),
  );
  await getMenu(page).getByRole('button', { name: 'Open in StackBlitz' }).click();
  await (await opened).waitForURL('https://stackblitz.com/**');
  expect(decodeURIComponent((await posted).postData() ?? '')).toContain('SortPurchases');
});

test('opens an issue with the page filled in', async ({ page }) => {
  await page.goto(SORTING);
  await open(page);
  const menu = page.locator('#main-content');
  const href = await menu.getByRole('link', { name: 'Report an issue' }).getAttribute('href');
  const { origin, pathname, searchParams } = new URL(href ?? '');
  expect(origin + pathname).toBe('https://github.com/mui/mui-x/issues/new');
  expect(searchParams.get('title')).toBe('[docs] Sorting');
  expect(searchParams.get('body')).toContain(`Page: https://mui.com${SORTING}`);
});

test('works with the keyboard', async ({ page }) => {
  await page.goto(SORTING);
  const button = getMenu(page).locator('summary');
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(getMenu(page)).toHaveAttribute('open', '');
  await page.keyboard.press('ArrowDown');
  await expect(getItems(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(getItems(page).last()).toBeFocused();
  await page.keyboard.press('Home');
  await expect(getItems(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(getItems(page).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getMenu(page)).not.toHaveAttribute('open', '');
  await expect(button).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(getCopyButton(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(getMenu(page)).toHaveAttribute('open', '');
  await expect(getItems(page).first()).toBeFocused();
});

test('its script is loaded only when it is used', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/fill-page-menu/.test(request.url())) scripts.push(request.url());
  });
  await page.goto(SUPPORT, { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await open(page);
  expect(scripts).toHaveLength(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('has the actions that work without it', async ({ page }) => {
    await page.goto(SORTING);
    await expect(getCopyButton(page)).toBeHidden();
    await expect(page.getByText('More page actions')).toBeVisible();
    await open(page);
    await expect(getItems(page)).toHaveText([
      'View as Markdown',
      'All pages as Markdown',
      'Connect your editor',
      'Report an issue',
      'Print this section',
    ]);
    await page.getByRole('link', { name: 'Print this section' }).click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/print\/$/);
  });
});

test('the server sends Markdown to clients that accept it', async ({ request }) => {
  const asked = await request.get(SORTING, { headers: { Accept: 'text/markdown' } });
  expect(asked.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(asked.headers()['vary']).toBe('Accept, Accept-Encoding');
  expect(await asked.text()).toMatch(/^---\ntitle: Data Grid - Sorting\n/);
  const page = await request.get(SORTING);
  expect(page.headers()['content-type']).toContain('text/html');
});
