import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test, type Page, type Worker } from '@playwright/test';
import { getSentBytes } from '../../src/node/sent-bytes.ts';
import { SHARED_PAGE } from './launch.ts';
import { collectMessages, store } from './support.ts';

test.use(SHARED_PAGE);

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const DIST = path.resolve(import.meta.dirname, '../../dist');
const SORTING = '/x/react-data-grid/sorting/';
const PLAIN = '/x/api/data-grid/grid-export-state-params/';
const TITLES = '**/x/search-titles.json';
const NAMES = '**/x/search-names.json';
const TEXTS = '**/x/search-texts.json';

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const getField = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });
const getOptions = (page: Page) => getDialog(page).getByRole('option');
const getActive = (page: Page) => getDialog(page).locator('[aria-selected="true"]');

/** Opens the search on a page of the Data Grid, by default on one without demos to hydrate. */
async function openSearch(page: Page, path = PLAIN) {
  await page.goto(path);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(getField(page)).toBeFocused();
  await expect(getOptions(page).first()).toBeVisible();
}

/** Types a query and waits for its first results, which may not know the texts. */
async function searchEarly(page: Page, query: string) {
  await getField(page).fill(query);
  const list = getDialog(page).getByRole('listbox', { name: 'Results' });
  await expect(list).toHaveAttribute('aria-busy', 'false');
}

/** Types a query and waits for its final results. */
async function search(page: Page, query: string) {
  await searchEarly(page, query);
  await expect(getDialog(page).locator('[data-partial]')).toHaveCount(0);
}

test('search loads nothing before the reader opens it', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(SORTING, { waitUntil: 'networkidle' });
  const isSearch = (path: string) => /search/i.test(path);
  expect(requests.filter(isSearch)).toEqual([]);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(getOptions(page).first()).toBeVisible();
  // The dialog, the worker and the titles; names and texts wait for a query.
  await expect.poll(() => requests.filter(isSearch)).toHaveLength(3);
  await search(page, 'sorting');
  await expect
    .poll(() => requests.filter((path) => isSearch(path) && path.endsWith('.json')))
    .toEqual(['/x/search-titles.json', '/x/search-names.json', '/x/search-texts.json']);
});

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens the search before and after its script has loaded`, async ({ page }) => {
    await page.goto(SORTING);
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press(keys);
      await expect(getField(page)).toBeFocused();
      await expect(getField(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(getDialog(page)).toBeHidden();
    }
  });
}

test('a slash typed into a field does not open the search', async ({ page }) => {
  await openSearch(page);
  await page.keyboard.type('and/or');
  await expect(getField(page)).toHaveValue('and/or');
});

test('the dialog locks page scrolling and restores focus', async ({ page }) => {
  await openSearch(page);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused();
});

for (const [name, ask] of Object.entries({
  'the button': () => document.querySelector<HTMLElement>('[data-search-button]')!.click(),
  // The field of the closed dialog has the focus until the next frame.
  'the shortcut': () => {
    const key = new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true });
    document.querySelector('.search-dialog input')!.dispatchEvent(key);
  },
})) {
  test(`opens again at once by ${name} after it was closed`, async ({ page }) => {
    await openSearch(page);
    // Closing as Escape does: its event arrives later than the next key of a fast reader.
    await page.evaluate(`document.querySelector('dialog[open]').close(); (${ask.toString()})()`);
    await expect(getField(page)).toBeFocused();
    await page.waitForTimeout(300);
    await expect(getField(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(getDialog(page)).toBeHidden();
  });
}

test('arrow keys, Home and End move, and Enter opens the matching place @journey', async ({
  page,
}) => {
  await openSearch(page);
  await search(page, 'page sizes on offer');
  const count = await getOptions(page).count();
  expect(count).toBeGreaterThan(2);
  const expectActive = async (index: number) => {
    const option = getOptions(page).nth(index);
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(getActive(page)).toHaveCount(1);
    await expect(getField(page)).toHaveAttribute(
      'aria-activedescendant',
      (await option.getAttribute('id')) ?? '',
    );
    await expect(option).toBeInViewport();
  };
  await expectActive(0);
  for (const [key, index] of [
    ['ArrowUp', count - 1],
    ['ArrowDown', 0],
    ['ArrowDown', 1],
    ['End', count - 1],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expectActive(index);
  }
  const href = await getOptions(page).first().getAttribute('href');
  expect(href).toMatch(/^\/x\/react-data-grid\/pagination\/#/);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

test('a place on the same page closes the dialog and scrolls there', async ({ page }) => {
  await openSearch(page, SORTING);
  await search(page, 'tie breaker second field');
  await expect(getOptions(page).first()).toHaveAttribute(
    'href',
    `${SORTING}#tie-breaker-sort-by-a-second-field`,
  );
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeHidden();
  await expect(page.locator('#tie-breaker-sort-by-a-second-field')).toBeInViewport();
});

test('Ctrl+Enter opens a new tab and keeps the dialog open', async ({ page, context }) => {
  await openSearch(page);
  await search(page, 'licensing');
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await opened).toHaveURL(/\/x\/introduction\/licensing\//);
  await expect(getDialog(page)).toBeVisible();
  await expect(page).toHaveURL(PLAIN);
});

test('the start list does not wait for the index, and Enter opens the first result when it arrives', async ({
  page,
}) => {
  const release = await hold(page, TITLES);
  await openSearch(page);
  await expect(getDialog(page)).not.toContainText('Searching…');
  await getDialog(page).getByRole('button', { name: 'Charts' }).click();
  await expect(getDialog(page).getByRole('group', { name: 'Charts' })).toBeVisible();
  await expect(getDialog(page).getByRole('group', { name: 'Tree View' })).toBeHidden();
  await getDialog(page).getByRole('button', { name: 'All' }).click();
  await getField(page).fill('licensing');
  await expect(getDialog(page)).toContainText('Searching…');
  await page.keyboard.press('Enter');
  release();
  await page.waitForURL('**/x/introduction/licensing/');
});

test('a result shows its section, its place and the matching text', async ({ page }) => {
  await openSearch(page);
  await search(page, 'choose page size');
  const hit = getOptions(page).first();
  await expect(hit).toContainText('Pagination');
  await expect(hit).toContainText('Page size options (pageSizeOptions)');
  await expect(hit).toContainText('Data Grid');
  const mark = hit.locator('mark', { hasText: 'Page' }).first();
  await expect(mark).toBeVisible();
  // It must not look like a link.
  await expect(mark).toHaveCSS('text-decoration-line', 'none');
  await expect(mark).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  const color = await hit.evaluate((element) => getComputedStyle(element).color);
  await expect(mark).toHaveCSS('color', color);
  const hints = getDialog(page).locator('.search-hints > span');
  await expect(hints).toHaveText(['↑↓Navigate', 'EnterSelect', 'EscClose']);
  await search(page, 'GridColDef');
  const card = getOptions(page).first();
  await expect(card.locator('.search-title')).toHaveText('GridColDefInterface');
});

test('a member of the reference is a card with its details, and its code can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page);
  await search(page, 'pageSizeOptions');
  const card = getOptions(page).filter({ hasText: 'DataGrid API' }).first();
  await expect(card).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#DataGrid-prop-pageSizeOptions',
  );
  for (const fact of ['pageSizeOptions', 'Prop', 'default [25, 50, 100]']) {
    await expect(card).toContainText(fact);
  }
  const copy = getDialog(page).getByRole('button', { name: 'Copy code' });
  await expect(copy).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(copy).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(copy).toBeVisible();
  await expect(card).toHaveAttribute('aria-keyshortcuts', 'Alt+Enter');
  await expect(getDialog(page).locator('.visually-hidden')).toContainText('Alt + Enter');
  await page.keyboard.press('Alt+Enter');
  const code = 'pageSizeOptions={[25, 50, 100]}';
  await expect(getDialog(page).getByRole('status').filter({ hasText: 'Copied' })).toHaveText(
    `Copied ${code}`,
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await expect(getDialog(page)).toBeVisible();
  await expect(getField(page)).toBeFocused();
});

test('the button copies the import statement of a component', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page);
  await search(page, 'GridColDef interface');
  const card = getOptions(page).filter({ hasText: 'Interface' }).first();
  await card.hover();
  await expect(card).toHaveAttribute('aria-selected', 'true');
  await getDialog(page).getByRole('button', { name: 'Copy code' }).click();
  await expect(getDialog(page)).toContainText('Copied import { GridColDef }');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import { GridColDef } from '@mui/x-data-grid';",
  );
  await expect(getField(page)).toBeFocused();
});

test('the icon on a card copies its code and does not navigate', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSearch(page);
  await search(page, 'rowSelectionPropagation');
  const card = getOptions(page).filter({ hasText: 'DataGridPro API' }).first();
  await card.locator('[data-copy-code]').click();
  await expect(getDialog(page)).toContainText('Copied rowSelectionPropagation=');
  await expect(getDialog(page)).toBeVisible();
  await expect(page).toHaveURL(PLAIN);
});

test('members added in a later release are labeled', async ({ page }) => {
  await openSearch(page);
  await search(page, 'rowSpanValueGetter');
  const card = getOptions(page).filter({ hasText: 'GridColDef Interface' }).first();
  await expect(card).toContainText('since v7.18');
});

test('the search can be limited to products @journey', async ({ page }) => {
  await openSearch(page);
  await search(page, 'selection');
  const trails = getDialog(page).locator('.search-trail');
  await expect(trails.filter({ hasText: /^Data Grid/ })).not.toHaveCount(0);
  const chip = getDialog(page).getByRole('button', { name: /^Tree View/ });
  await expect(chip).toHaveText(/\d+$/);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(trails.filter({ hasNotText: /^Tree View/ })).toHaveCount(0);
  await expect(trails).not.toHaveCount(0);
  await expect(getField(page)).toBeFocused();
});

test('the product of the page comes first', async ({ page }) => {
  for (const [path, section] of [
    ['/x/react-tree-view/', 'Tree View'],
    [SORTING, 'Data Grid'],
  ] as const) {
    await openSearch(page, path);
    await expect(getDialog(page).getByRole('group').nth(1)).toHaveAccessibleName(section);
    await search(page, 'checkbox');
    await expect(getDialog(page).locator('.search-trail').first()).toContainText(section);
  }
});

test('opened pages are listed as recent until the reader clears them', async ({ page }) => {
  await openSearch(page);
  await search(page, 'pagination');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/pagination/');
  await openSearch(page);
  const recent = getDialog(page).getByRole('group', { name: 'Recent' });
  await expect(recent.getByRole('option')).toHaveText(['Pagination']);
  await getDialog(page).getByRole('button', { name: 'Clear recent pages' }).click();
  await expect(recent).toBeHidden();
  await page.reload();
  await openSearch(page);
  await expect(recent).toBeHidden();
});

test('without results, suggests another spelling and where to ask', async ({ page }) => {
  await openSearch(page);
  await getField(page).fill('pagunutiun');
  await expect(getDialog(page)).toContainText('Nothing found for “pagunutiun”.');
  await expect(getDialog(page).getByRole('link', { name: 'See where to ask' })).toHaveAttribute(
    'href',
    '/x/introduction/support/',
  );
  await getDialog(page).getByRole('button', { name: 'pagination', exact: true }).click();
  await expect(getField(page)).toHaveValue('pagination');
  await expect(getOptions(page).first()).toContainText('Pagination');
});

test('loading the index can be retried', async ({ page }) => {
  await page.route(TITLES, (route) => route.abort());
  await page.goto(SORTING);
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await getField(page).fill('sorting');
  await expect(getDialog(page)).toContainText('The search index did not load.');
  await page.unroute(TITLES);
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(getOptions(page).first()).toHaveAttribute('href', SORTING);
});

/** Holds a file of the index back. Returns a function that lets it through. */
async function hold(page: Page, file: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(file, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('names are found before the texts have loaded, and the chosen row stays', async ({ page }) => {
  const release = await hold(page, TEXTS);
  await openSearch(page);
  await searchEarly(page, 'sortModel');
  await expect(getOptions(page).nth(1)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const chosen = await getActive(page).getAttribute('href');
  await expect(getDialog(page).locator('[data-copy-code]')).toHaveCount(0);
  release();
  // With the types of the members comes the code to copy.
  await expect(getDialog(page).locator('[data-copy-code]').first()).toBeAttached();
  await expect(getActive(page)).toHaveAttribute('href', chosen!);
});

test('a name that few readers look up waits for the names, not for the texts', async ({ page }) => {
  await hold(page, TEXTS);
  const release = await hold(page, NAMES);
  await openSearch(page);
  await getField(page).fill('GridColumnGroupLookup');
  await expect(getDialog(page)).toContainText('Searching…');
  release();
  const row = getOptions(page).first();
  // Where the names take longer than a reader waits, the row comes with the next input.
  await expect(async () => {
    await getField(page).fill('');
    await getField(page).fill('GridColumnGroupLookup');
    await expect(row).toHaveAttribute('href', /#GridColumnGroupLookup$/, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
});

/** Notes when the first result is in the document. */
function observeFirstResult() {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.search-dialog [aria-label="Results"] [role="option"]')) return;
    (window as unknown as { firstResult: number }).firstResult =
      performance.timeOrigin + performance.now();
    observer.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

/** Returns what a page or a worker has requested, with the time of each request. */
const readRequests = (target: Pick<Worker, 'evaluate'>) =>
  target.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name, startTime }) => ({
      path: new URL(name).pathname,
      time: performance.timeOrigin + startTime,
    })),
  );

/** More than a reader on a slow phone should wait for. */
const FIRST_RESULT_BYTES = 100 * 1024;

for (const [pathname, query] of [
  // React loads for the search alone, or is already there for the demos.
  ['/x/introduction/', 'sorting'],
  ['/x/introduction/', 'rowSelectionModel'],
  [SORTING, 'column width'],
] as const) {
  test(`the first result for ${query} on ${pathname} comes from at most 100 KiB`, async ({
    page,
  }) => {
    await page.addInitScript(observeFirstResult);
    await page.goto(pathname, { waitUntil: 'networkidle' });
    const before = (await readRequests(page)).length;
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(getOptions(page).first()).toBeVisible();
    const texts = page.waitForResponse(TEXTS);
    await search(page, query);
    await texts;
    const firstResult = await page.evaluate(
      () => (window as unknown as { firstResult: number }).firstResult,
    );
    const own = (await readRequests(page)).slice(before);
    const [worker] = page.workers();
    const needed = [...own, ...(await readRequests(worker!))]
      .filter(({ time }) => time < firstResult)
      .map((request) => request.path);
    const sizes = await Promise.all(
      needed.map(async (file) => [file, await getSentBytes(`${DIST}${file}`)] as const),
    );
    const bytes = sizes.reduce((sum, [, size]) => sum + size, 0);
    expect(needed).toContain('/x/search-titles.json');
    expect(needed.some((file) => /search-worker.*\.js$/.test(file))).toBe(true);
    expect(bytes, JSON.stringify(sizes)).toBeLessThanOrEqual(FIRST_RESULT_BYTES);
  });
}

test('a query that no name covers waits for the texts', async ({ page }) => {
  const release = await hold(page, TEXTS);
  await openSearch(page);
  await getField(page).fill('qqqqqqqqq');
  await expect(getDialog(page)).toContainText('Searching…');
  release();
  await expect(getDialog(page)).toContainText('Nothing found');
});

test('without the texts, names are still found and others can be retried', async ({ page }) => {
  await page.route(TEXTS, (route) => route.abort());
  await openSearch(page);
  await searchEarly(page, 'sorting');
  await expect(getOptions(page).first()).toHaveAttribute('href', SORTING);
  await getField(page).fill('qqqqqqqqq');
  await expect(getDialog(page)).toContainText('The search index did not load.');
  await page.unroute(TEXTS);
  await getDialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(getDialog(page)).toContainText('Nothing found');
});

test('the number of pages is announced', async ({ page }) => {
  await openSearch(page);
  const status = getDialog(page).locator('.visually-hidden');
  await expect(status).toHaveText('');
  await search(page, 'pagination');
  await expect(status).toHaveText(/^\d+ results found/);
  await getField(page).fill('qqqqqqqqq');
  await expect(status).toHaveText('Nothing found for “qqqqqqqqq”.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  for (const direction of ['ltr', 'rtl']) {
    test(`the dialog fills the screen and nothing scrolls sideways, ${direction}`, async ({
      page,
    }) => {
      const messages = collectMessages(page);
      await store(page, { 'docs-direction': direction, 'mui-mode': 'dark' });
      await openSearch(page);
      await search(page, 'selection');
      const box = await getDialog(page).boundingBox();
      expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
      const wide = await getDialog(page).evaluate((dialog) =>
        [...dialog.querySelectorAll<HTMLElement>('.search-body, .search-body *')]
          .filter(
            ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
          )
          .map(({ className }) => className),
      );
      expect(wide).toEqual([]);
      expect(messages).toEqual([]);
    });
  }
});

/** Returns the axe rules that the open dialog violates, each with the element. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run: (selector: string) => Promise<{
          violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[];
        }>;
      };
    };
    const { violations } = await axe.run('.search-dialog');
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  });
}

for (const mode of ['light', 'dark']) {
  test(`the dialog is accessible in ${mode} mode`, async ({ page }) => {
    await store(page, { 'mui-mode': mode });
    await openSearch(page);
    expect(await findViolations(page)).toEqual([]);
    await search(page, 'selection');
    expect(await findViolations(page)).toEqual([]);
    await getField(page).fill('pagunutiun');
    await expect(getDialog(page)).toContainText('Nothing found');
    expect(await findViolations(page)).toEqual([]);
  });
}
