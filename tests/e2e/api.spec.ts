import { expect, test, type Page } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';
import { collectMessages, store } from './support.ts';

test.use(SHARED_PAGE);

const GRID = '/x/api/data-grid/data-grid/';
const CHOICE = 'API display option';
const FILTER = 'Filter props, slots, and classes';

const list = (page: Page, section: string) => page.locator(`[data-api="${section}"]`);
const row = (page: Page, id: string) => page.locator(`.api-row:has(> h3[id="${id}"])`);
const getStored = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('apiPage_')),
    ),
  );

async function getLayouts(page: Page): Promise<(string | null)[]> {
  return Promise.all(
    ['props', 'slots', 'classes'].map((each) => list(page, each).getAttribute('data-layout')),
  );
}

/** Records every layout that a list has had since it was first rendered. */
async function watchLayouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    (window as unknown as { seen: string[] }).seen = seen;
    new MutationObserver(() => {
      for (const each of document.querySelectorAll<HTMLElement>('[data-api]')) {
        if (each.querySelector('.api-row')) {
          const entry = `${each.dataset['api']} ${each.dataset['layout']}`;
          if (!seen.includes(entry)) seen.push(entry);
        }
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
}

test.describe('the layout of the lists', () => {
  test('is chosen at random once for all sections, and stored only as the default', async ({
    page,
  }) => {
    await page.goto(GRID);
    const [layout] = await getLayouts(page);
    expect(['collapsed', 'expended', 'table']).toContain(layout);
    expect(await getLayouts(page)).toEqual([layout, layout, layout]);
    expect(await getStored(page)).toEqual({ apiPage_default: layout });
    await page.goto('/x/api/charts/bar-chart/');
    expect(await list(page, 'props').getAttribute('data-layout')).toBe(layout);
  });

  test('follows the stored layout from the first row, without changing later', async ({ page }) => {
    await watchLayouts(page);
    await store(page, { apiPage_default: 'table', apiPage_slots: 'collapsed' });
    await page.goto(GRID);
    expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([
      'props table',
      'slots collapsed',
      'classes table',
    ]);
  });

  test('is chosen for one section, and only that is stored @journey', async ({ page }) => {
    await store(page, { apiPage_default: 'expended' });
    await page.goto(GRID);
    const group = list(page, 'slots').getByRole('group', { name: CHOICE });
    await expect(group.getByRole('button', { pressed: true })).toHaveText('Expanded');
    await group.getByRole('button', { name: 'Table' }).click();
    expect(await getLayouts(page)).toEqual(['expended', 'table', 'expended']);
    await expect(group.getByRole('button', { pressed: true })).toHaveText('Table');
    expect(await getStored(page)).toEqual({ apiPage_default: 'expended', apiPage_slots: 'table' });
  });

  test('does not change when the pressed button is clicked', async ({ page }) => {
    await store(page, { apiPage_default: 'table' });
    await page.goto(GRID);
    const group = list(page, 'props').getByRole('group', { name: CHOICE });
    await group.getByRole('button', { name: 'Table' }).click();
    expect(await getStored(page)).toEqual({ apiPage_default: 'table' });
  });

  test('keeps the buttons in place when a list above them changes', async ({ page }) => {
    await store(page, { apiPage_default: 'expended' });
    await page.goto(`${GRID}#slots`);
    const button = list(page, 'slots').getByRole('button', { name: 'Collapsed' });
    const before = (await button.boundingBox())!.y;
    await button.click();
    expect((await button.boundingBox())!.y).toBeCloseTo(before, 0);
  });

  test('is expanded for robots, and nothing is stored', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)',
      baseURL: baseURL!,
    });
    const page = await context.newPage();
    await page.goto(GRID);
    expect(await getLayouts(page)).toEqual(['expended', 'expended', 'expended']);
    expect(await getStored(page)).toEqual({});
    await context.close();
  });

  test('is expanded if storage is forbidden, and can still be changed', async ({ page }) => {
    const messages = collectMessages(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Denied', 'SecurityError');
        },
      });
    });
    await page.goto(GRID);
    expect(await getLayouts(page)).toEqual(['expended', 'expended', 'expended']);
    await list(page, 'props').getByRole('button', { name: 'Table' }).click();
    await expect(list(page, 'props')).toHaveAttribute('data-layout', 'table');
    expect(messages).toEqual([]);
  });
});

test.describe('a collapsed list', () => {
  test.beforeEach(async ({ page }) => {
    await store(page, { apiPage_default: 'collapsed' });
  });

  test('opens and closes one row by mouse and keyboard', async ({ page }) => {
    await page.goto(GRID);
    const rows = row(page, 'DataGrid-prop-rowHeight');
    const link = rows.locator('h3 > a');
    await expect(link).toHaveAttribute('aria-expanded', 'false');
    await expect(rows.locator('.api-type')).toBeHidden();
    await link.click();
    await expect(link).toHaveAttribute('aria-expanded', 'true');
    await expect(rows.locator('.api-type')).toBeVisible();
    await expect(page).toHaveURL(/#DataGrid-prop-rowHeight$/);
    await link.press('Enter');
    await expect(rows.locator('.api-type')).toBeHidden();
  });

  test('opens the row that the address refers to', async ({ page }) => {
    await page.goto(`${GRID}#DataGrid-slot-toolbar`);
    const toolbar = row(page, 'DataGrid-slot-toolbar');
    await expect(toolbar.locator('.api-type')).toBeVisible();
    await expect(toolbar).toBeInViewport();
    await page.goto(`${GRID}#DataGrid-prop-rows`);
    await expect(row(page, 'DataGrid-prop-rows').locator('.api-type')).toBeVisible();
  });

  test('opens the row that an address in another spelling means', async ({ page }) => {
    await page.goto(`${GRID}#data-grid-prop-rowheight`);
    await expect(page).toHaveURL(/#DataGrid-prop-rowHeight$/);
    const rowHeight = row(page, 'DataGrid-prop-rowHeight');
    await expect(rowHeight.locator('.api-type')).toBeVisible();
    await expect(rowHeight).toBeInViewport();
    await page.evaluate(() => {
      window.location.hash = '#data-grid-classes-cell';
    });
    await expect(row(page, 'DataGrid-class-cell')).toBeInViewport();
  });

  test('has the layout that the reader chooses in another tab', async ({ page, context }) => {
    await page.goto(GRID);
    const other = await context.newPage();
    await other.goto(GRID);
    await list(other, 'props').getByRole('button', { name: 'Table' }).click();
    await expect(list(page, 'props')).toHaveAttribute('data-layout', 'table');
    await expect(list(page, 'props').getByRole('button', { name: 'Table' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(list(page, 'slots')).toHaveAttribute('data-layout', 'collapsed');
    await other.close();
  });

  test('aligns all texts, whatever the length and marks of the names', async ({ page }) => {
    await page.goto('/x/api/data-grid/data-grid-premium/');
    const edges = await list(page, 'props')
      .locator('.api-text')
      .evaluateAll((texts) => [...new Set(texts.map((text) => text.getBoundingClientRect().left))]);
    expect(edges).toHaveLength(1);
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    const covered = await list(page, 'props')
      .locator('.api-row:has(.api-since)')
      .evaluateAll(
        (rows) =>
          rows.filter((each) => {
            const [name, since] = ['h3 > a', '.api-since'].map((part) =>
              each.querySelector(part)!.getBoundingClientRect(),
            );
            return since!.right > name!.left;
          }).length,
      );
    expect(covered).toBe(0);
  });
});

test.describe('a member', () => {
  for (const layout of ['collapsed', 'expended', 'table']) {
    test(`is scrolled to from its address, ${layout}`, async ({ page }) => {
      await store(page, { apiPage_default: layout });
      await page.goto(`${GRID}#DataGrid-slot-footer`);
      const heading = page.locator('[id="DataGrid-slot-footer"]');
      await expect(heading).toBeInViewport();
      const top = (await heading.boundingBox())!.y;
      // Below the header and the filter.
      expect(top).toBeGreaterThan(100);
      expect(top).toBeLessThan(260);
    });
  }

  test('is in the table of contents, which expands the current section', async ({ page }) => {
    await page.goto(`${GRID}#DataGrid-prop-sortModel`);
    const toc = page.getByRole('navigation', { name: 'Page table of contents', exact: true });
    const link = toc.getByRole('link', { name: 'sortModel', exact: true });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'location');
  });

  test('shows all its details', async ({ page }) => {
    await store(page, { apiPage_default: 'expended' });
    await page.goto(GRID);
    await expect(row(page, 'DataGrid-prop-columns')).toContainText('Required');
    await expect(row(page, 'DataGrid-prop-autoHeight')).toContainText('Deprecated');
    await expect(row(page, 'DataGrid-prop-rowHeight').locator('.api-default')).toHaveText('52');
    const callback = row(page, 'DataGrid-prop-getRowClassName');
    await expect(callback.locator('dt')).toHaveText(['params', 'Returns']);
    await expect(row(page, 'DataGrid-class-root')).toContainText('.MuiDataGrid-root');
    await page.goto('/x/api/data-grid/data-grid-premium/');
    await expect(
      row(page, 'DataGridPremium-prop-aggregationModel').getByRole('img', { name: 'Premium plan' }),
    ).toBeVisible();
  });
});

/**
 * Finds names in code that are split although they fit their column. Lists are set to the layout,
 * with all rows open.
 */
function findSplitNames(layout: string): string[] {
  for (const each of document.querySelectorAll<HTMLElement>('[data-api]')) {
    each.dataset['layout'] = layout;
  }
  for (const each of document.querySelectorAll<HTMLElement>('.api-row')) {
    each.dataset['open'] = 'true';
  }
  const range = document.createRange();
  const isSplit = (column: Element) => {
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    const width = [...range.getClientRects()].reduce((sum, rect) => sum + rect.width, 0);
    return lines.size > 1 && width <= column.getBoundingClientRect().width;
  };
  const split: string[] = [];
  for (const link of document.querySelectorAll('.api-row > h3 > a')) {
    range.selectNodeContents(link);
    if (isSplit(link.parentElement!)) split.push(link.textContent!);
  }
  for (const code of document.querySelectorAll('.api-row > div code')) {
    const column = code.closest('p, dt, dd, .api-type, .api-default, .api-text')!;
    const nodes = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      for (const { 0: name, index } of node.nodeValue!.matchAll(/['"]?[\w$]+['"?:;,)]*/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + name.length);
        if (isSplit(code.parentElement === column ? code : column)) split.push(name);
      }
    }
  }
  return split;
}

test('no name in code is split if it fits its column', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid-premium/');
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const layout of ['collapsed', 'expended', 'table']) {
      const split = await page.evaluate(findSplitNames, layout);
      expect.soft(split, `${layout}, ${width} px`).toEqual([]);
    }
  }
});

test('counts and texts keep their order on a page from right to left', async ({ page }) => {
  await page.goto(GRID);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await page.getByRole('searchbox', { name: FILTER }).fill('rowHeight');
  const orders = await page.evaluate(() =>
    ['.toc .toc-fold > summary', '.api-filter-count', '.api-row:not([hidden]) .api-text > div'].map(
      (selector) => {
        const element = document.querySelector(selector)!;
        const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        const lefts: number[] = [];
        let top: number | undefined;
        for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
          for (const { 0: word, index } of node.nodeValue!.matchAll(/\w+|[.:]/g)) {
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const rect = range.getBoundingClientRect();
            top ??= rect.top;
            if (Math.abs(rect.top - top) < 4) lefts.push(rect.left);
          }
        }
        return {
          selector,
          words: lefts.length,
          sorted: lefts.every((x, i) => !i || x > lefts[i - 1]!),
        };
      },
    ),
  );
  for (const { selector, words, sorted } of orders) {
    expect.soft(words, selector).toBeGreaterThan(2);
    expect.soft(sorted, selector).toBe(true);
  }
});

test.describe('the filter', () => {
  test('filters rows, their entries and whole sections, and shows how many are left', async ({
    page,
  }) => {
    await page.goto(GRID);
    const filter = page.getByRole('searchbox', { name: FILTER });
    const box = await filter.boundingBox();
    await filter.fill('sort model change');
    await expect(row(page, 'DataGrid-prop-onSortModelChange')).toBeVisible();
    await expect(row(page, 'DataGrid-prop-rowHeight')).toBeHidden();
    await expect(page.locator('h2#classes')).toBeHidden();
    await expect(page.locator('.api-filter-count')).toHaveText(/^\d of \d{3}$/);
    expect(await filter.boundingBox()).toEqual(box);
    const toc = page.locator('.toc');
    await expect(toc.locator('summary', { hasText: 'props' })).toHaveText(/^Show \d of 121 props$/);
    await expect(toc.getByRole('link', { name: 'CSS classes' })).toBeHidden();
    const entries = page.locator('.toc [data-toc] a[href="#DataGrid-prop-rowHeight"]');
    await expect(entries).toBeHidden();
    await filter.press('Escape');
    await expect(filter).toHaveValue('');
    await expect(row(page, 'DataGrid-prop-rowHeight')).toBeVisible();
    await expect(page.locator('.api-filter-count')).toHaveText('');
    await expect(toc.locator('summary', { hasText: 'props' })).toHaveText('Show 121 props');
    await expect(toc.getByRole('link', { name: 'CSS classes' })).toBeVisible();
  });

  test('shows its first match below the box, and keeps the focus', async ({ page }) => {
    await store(page, { apiPage_default: 'table' });
    await page.goto(`${GRID}#classes`);
    const filter = page.getByRole('searchbox', { name: FILTER });
    const before = (await filter.boundingBox())!;
    await filter.fill('rowHeight');
    const first = page.locator('.api-row:not([hidden])').first();
    await expect(first).toBeInViewport({ ratio: 1 });
    expect((await first.boundingBox())!.y).toBeGreaterThan(before.y + before.height);
    const after = (await filter.boundingBox())!;
    // Scroll positions are whole pixels, what is above the box is not.
    expect({ ...after, y: before.y }).toEqual(before);
    expect(Math.abs(after.y - before.y)).toBeLessThan(1);
    await expect(filter).toBeFocused();
  });

  test('says when nothing matches, and clears from there', async ({ page }) => {
    await page.goto(`${GRID}#classes`);
    const filter = page.getByRole('searchbox', { name: FILTER });
    await filter.fill('no such prop');
    const message = page.getByText('Nothing on this page matches “no such prop”.');
    await expect(message).toBeInViewport();
    await expect(page.locator('.api-filter-count')).toHaveText('No matches');
    await page.getByRole('button', { name: 'Clear filter' }).click();
    await expect(message).toBeHidden();
    await expect(filter).toBeFocused();
    await expect(row(page, 'DataGrid-prop-rowHeight')).toBeVisible();
  });

  test('is cleared by a link to a hidden row', async ({ page }) => {
    await page.goto(GRID);
    await page.getByRole('searchbox', { name: FILTER }).fill('zzz');
    await expect(page.locator('h2#props')).toBeHidden();
    await page.evaluate(() => {
      window.location.hash = 'DataGrid-prop-rows';
    });
    await expect(row(page, 'DataGrid-prop-rows')).toBeInViewport();
  });
});

test.describe('the name of a type', () => {
  test.beforeEach(async ({ page }) => {
    await store(page, { apiPage_default: 'expended' });
    await page.goto(`${GRID}#DataGrid-prop-sortModel`);
  });

  test('opens its definition in place, nested, with a way back @journey', async ({ page }) => {
    const sortModel = row(page, 'DataGrid-prop-sortModel');
    const name = sortModel.locator('.api-type a');
    await name.click();
    const panel = sortModel.getByRole('region');
    await expect(panel).toHaveAccessibleName('Definition of GridSortModel');
    await expect(panel).toBeFocused();
    await expect(panel.locator('code').first()).toContainText('type GridSortModel');
    await expect(panel).toContainText('Used by');
    await expect(panel.getByRole('link', { name: 'DataGrid.onSortModelChange' })).toHaveAttribute(
      'href',
      `${GRID}#DataGrid-prop-onSortModelChange`,
    );
    await panel.locator('code a', { hasText: 'GridSortItem' }).click();
    await expect(panel).toHaveAccessibleName('Definition of GridSortItem');
    await panel.getByRole('button', { name: 'GridSortModel' }).click();
    await expect(panel).toHaveAccessibleName('Definition of GridSortModel');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(name).toBeFocused();
    await expect(page).toHaveURL(/#DataGrid-prop-sortModel$/);
  });

  test('closes its definition by a second click and by its button', async ({ page }) => {
    const sortModel = row(page, 'DataGrid-prop-sortModel');
    const name = sortModel.locator('.api-type a');
    await name.click();
    await expect(sortModel.getByRole('region')).toBeVisible();
    await name.click();
    await expect(sortModel.getByRole('region')).toHaveCount(0);
    await name.click();
    await sortModel.getByRole('button', { name: 'Close' }).click();
    await expect(sortModel.getByRole('region')).toHaveCount(0);
  });

  test('links to its page if the definition cannot be loaded', async ({ page }) => {
    await page.route('**/types/GridSortModel.json', (route) => route.fulfill({ status: 500 }));
    await row(page, 'DataGrid-prop-sortModel').locator('.api-type a').click();
    await expect(page).toHaveURL('/x/api/data-grid/types/#GridSortModel');
  });
});

test('an interface lists where it is used', async ({ page }) => {
  await page.goto('/x/api/data-grid/grid-col-def/#used-by');
  const uses = page.locator('.api-section:has(> h2#used-by)');
  await uses.getByRole('link', { name: 'DataGrid.columns', exact: true }).click();
  await expect(page).toHaveURL(`${GRID}#DataGrid-prop-columns`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is expanded, and names link to their definitions', async ({ page }) => {
    await page.goto(GRID);
    await expect(page.getByRole('group', { name: CHOICE })).toHaveCount(0);
    await expect(page.getByRole('searchbox', { name: 'Filter' })).toHaveCount(0);
    const sortModel = row(page, 'DataGrid-prop-sortModel');
    await expect(sortModel).toContainText('Set the sort model');
    await sortModel.locator('.api-type a').click();
    await expect(page).toHaveURL('/x/api/data-grid/types/#GridSortModel');
    await expect(row(page, 'GridSortModel')).toContainText('type GridSortModel');
  });
});

test.describe('links between guides and reference', () => {
  test('a component lists the guides whose demos import it, and they link back to its page', async ({
    page,
  }) => {
    await page.goto(GRID);
    await page.locator('.api-demos').getByRole('link', { name: 'Sorting', exact: true }).click();
    await expect(page).toHaveURL('/x/react-data-grid/sorting/');
    const reference = page.locator('h2#api + ul');
    await reference.getByRole('link', { name: 'DataGrid', exact: true }).click();
    await expect(page).toHaveURL(GRID);
  });

  test('inline code in a guide links to the row it refers to', async ({ page }) => {
    await page.goto('/x/react-data-grid/sorting/');
    const code = page.locator('.prose p > a', { hasText: /^onSortModelChange$/ }).first();
    await code.click();
    await expect(page).toHaveURL(`${GRID}#DataGrid-prop-onSortModelChange`);
  });

  test('guides show the reference as one link, its pages as an open group', async ({ page }) => {
    await page.goto('/x/react-data-grid/sorting/');
    const nav = page.getByRole('navigation', { name: 'documentation' });
    await nav.getByRole('link', { name: 'API reference' }).click();
    await expect(page).toHaveURL('/x/api/data-grid/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Grid - API Reference');
    await nav.getByRole('link', { name: 'GridColDef', exact: true }).click();
    await expect(page).toHaveTitle('GridColDef Interface - MUI X');
    await expect(nav.locator('[aria-current="page"]')).toHaveText('GridColDef');
  });
});

test('a page names the release it documents, and each import can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(GRID);
  await expect(page.locator('.api-details')).toContainText('@mui/x-data-grid 7.29.13');
  await expect(page.getByRole('link', { name: 'DataGrid.tsx', exact: true })).toHaveAttribute(
    'href',
    'https://github.com/mui/mui-x/blob/v7.29.13/packages/x-data-grid/src/DataGrid/DataGrid.tsx',
  );
  const copy = page.getByRole('button', {
    name: 'Copy the import from @mui/x-data-grid',
    exact: true,
  });
  await copy.focus();
  await copy.press('Enter');
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "import { DataGrid } from '@mui/x-data-grid';",
  );
});
