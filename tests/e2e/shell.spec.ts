import { expect, test, type Page } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';
import { store } from './support.ts';

test.use(SHARED_PAGE);

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
    ['v6', 'https://v6.mui.com/x/react-data-grid/'],
    ['v5', 'https://v5.mui.com/x/react-data-grid/'],
    ['v4', 'https://v4.mui.com/components/data-grid/'],
    ['All versions', '/versions/'],
  ]);
  await page.locator('h1').click();
  await expect(menu.locator('ul')).toBeHidden();
});

test('search is in the middle of the header, which nothing shines through', async ({ page }) => {
  await page.goto(SORTING);
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await page.locator('[data-search-button]').boundingBox();
    expect(box!.width).toBeGreaterThanOrEqual(400);
    expect(Math.abs(box!.x + box!.width / 2 - width / 2)).toBeLessThan(16);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const button = await page.locator('[data-search-button]').boundingBox();
  expect(button!.width).toBeLessThanOrEqual(44);
  for (const bar of ['.header', '.toc-compact']) {
    await expect(page.locator(bar)).toHaveCSS('backdrop-filter', 'none');
    await expect(page.locator(bar)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('the footer links to products, versions, and the repository', async ({ page }) => {
  await page.goto('/versions/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Tree View' })).toHaveAttribute(
    'href',
    '/x/react-tree-view/',
  );
  await expect(footer.getByRole('link', { name: 'Versions' })).toHaveAttribute(
    'href',
    '/versions/',
  );
  for (const [name, path] of [
    ['GitHub repository', ''],
    ['Open issues', '/issues'],
    ['Report an issue', '/issues/new/choose'],
  ] as const) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute(
      'href',
      `https://github.com/mui/mui-x${path}`,
    );
  }
});

test('page moves are not animated, and going back restores the place', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pagereveal', (event) => {
      const { viewTransition } = event as Event & { viewTransition: object | null };
      document.documentElement.dataset['animated'] = String(viewTransition !== null);
    });
  });
  await page.goto(SORTING);
  await page.evaluate(() => window.scrollTo(0, 700));
  await page.locator('[data-away]').first().waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Pagination' }).first().click();
  await expect(page.locator('h1')).toHaveText('Pagination');
  await expect(page.locator('html')).toHaveAttribute('data-animated', 'false');
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Sorting');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
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
  const opener = page.getByRole('button', { name: 'Open navigation' });
  await expect(nav).toBeVisible();
  expect(await nav.evaluate((element) => element.getBoundingClientRect().width)).toBe(264);
  await expect(opener).toBeHidden();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(nav).toBeHidden();
  await opener.click();
  await expect(nav).toBeVisible();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: 'Close navigation' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(nav).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await nav.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(nav.getByRole('link', { name: 'Close navigation' })).toBeInViewport();
  await expect(nav.getByRole('link', { name: 'MUI X' })).toBeInViewport();
  await expect(nav.getByRole('link', { name: 'v7.29.13' })).toHaveAttribute('href', '/versions/');
  await expect(nav.getByRole('link', { name: 'GitHub repository' })).toBeInViewport();
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
  await page.locator('#server-side-sorting-sortingmode').evaluate((element) => {
    window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 80);
  });
  await expect(current).toHaveText('Server-side sorting (sortingMode)');
  await toc.getByRole('link', { name: 'Controlled sort model (sortModel)' }).click();
  await expect(current).toHaveText('Controlled sort model (sortModel)');
  await page.waitForTimeout(500);
  await expect(current).toHaveText('Controlled sort model (sortModel)');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await page.waitForTimeout(1100);
  await page.evaluate(() => window.scrollBy(0, -1));
  await expect(current).toHaveText('API');
});

test('an entry of the table of contents keeps its width when it becomes active, so that no line breaks anew', async ({
  page,
}) => {
  await page.goto(SORTING);
  await page.evaluate(() => document.fonts.ready);
  const changed = await page.locator('.toc [data-toc] a').evaluateAll((links) =>
    links.filter((link) => {
      Object.assign((link as HTMLElement).style, { display: 'inline-block', whiteSpace: 'nowrap' });
      const before = link.getBoundingClientRect().width;
      link.setAttribute('aria-current', 'location');
      return link.getBoundingClientRect().width !== before;
    }),
  );
  expect(changed).toHaveLength(0);
});

test('at the end of a page, the active entry is visible between header and footer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto(SORTING);
  const toc = page.locator('.toc');
  const current = toc.locator('[aria-current]');
  const scrollBy = (top: number) => page.evaluate((y) => window.scrollBy(0, y), top);
  for (const distance of [1e6, -60, -200]) {
    await scrollBy(distance);
    await expect(async () => {
      const [link, column, header, footer] = await Promise.all(
        [current, toc, page.locator('.header'), page.locator('.site-footer')].map((each) =>
          each.evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            return { top, bottom };
          }),
        ),
      );
      expect(column!.top).toBeGreaterThanOrEqual(header!.bottom - 1);
      expect(column!.bottom).toBeLessThanOrEqual(footer!.top + 1);
      expect(link!.top).toBeGreaterThanOrEqual(column!.top);
      expect(link!.bottom).toBeLessThanOrEqual(Math.min(column!.bottom, 560));
    }).toPass();
  }
});

test('below 900 px a bar shows the current heading and opens the table of contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(SORTING);
  await expect(page.locator('.toc-column')).toBeHidden();
  const bar = page.locator('.toc-compact');
  const chevron = bar.locator('summary > .icon');
  await expect(chevron).toHaveCSS('rotate', 'none');
  await bar.locator('summary').click();
  await expect(chevron).toHaveCSS('rotate', '180deg');
  await bar.getByRole('link', { name: 'Controlled sort model (sortModel)' }).click();
  await expect(bar.locator('[data-toc-current]')).toHaveText('Controlled sort model (sortModel)');
  await expect(bar.locator('nav')).toBeHidden();
  const top = await page
    .locator('#controlled-sort-model-sortmodel')
    .evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(64 + 44);
  expect(top).toBeLessThan(240);
});

test('headings link to themselves', async ({ page }) => {
  await page.goto(SORTING);
  const heading = page.locator('#controlled-sort-model-sortmodel');
  await heading.hover();
  await heading.getByRole('link', { name: 'Link to Controlled sort model (sortModel)' }).click();
  expect(new URL(page.url()).hash).toBe('#controlled-sort-model-sortmodel');
});

test('an earlier anchor leads to its section, below the header', async ({ page }) => {
  await page.goto(`${SORTING}#sort-on-the-server`);
  const heading = page.locator('#server-side-sorting-sortingmode');
  await expect(heading).toBeInViewport();
  const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(64);
  expect(top).toBeLessThan(240);
  await expect(
    page
      .getByRole('navigation', { name: 'Page table of contents', exact: true })
      .locator('[aria-current]'),
  ).toHaveText('Server-side sorting (sortingMode)');
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
    '/x/react-data-grid/editing/custom-edit-cells/',
  );
  await pager.locator('[rel="next"]').click();
  await expect(page.locator('h1')).toHaveText('Filtering');
  await page.goto('/x/whats-new/');
  await expect(page.locator('.pager [rel="prev"]')).toHaveCount(0);
});

test('the back-to-top button appears while scrolling up, beside neither the contents nor the footer', async ({
  page,
}) => {
  await page.goto(SORTING);
  const button = page.getByRole('button', { name: 'Back to top' });
  // The browser reports a scroll position with the next frame. Two moves within a frame are one.
  const scrollBy = (distance: number) =>
    page.evaluate(
      (y) =>
        new Promise<void>((done) => {
          window.scrollBy(0, y);
          requestAnimationFrame(() => requestAnimationFrame(() => done()));
        }),
      distance,
    );
  const scrollTo = async (top: number) =>
    scrollBy(top - (await page.evaluate(() => window.scrollY)));
  await scrollTo(900);
  await expect(button).toBeHidden();
  await scrollTo(600);
  await expect(button).toBeVisible();
  await scrollTo(700);
  await expect(button).toBeHidden();
  await scrollTo(199);
  await expect(button).toBeHidden();
  for (const width of [360, 900, 1280, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    // The page grows while sections come into view that were not laid out before.
    await expect
      .poll(async () => {
        const before = await page.evaluate(() => window.scrollY);
        await scrollBy(1e6);
        return (await page.evaluate(() => window.scrollY)) - before;
      })
      .toBe(0);
    await scrollBy(-20);
    await expect(button).toBeVisible();
    const covered = await button.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const covers = (other: Element | null) => {
        const { left, right, top, bottom } = other!.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      };
      return ['.site-footer', '.toc', '.pager'].filter((each) =>
        covers(document.querySelector(each)),
      );
    });
    expect(covered, `${width} px`).toEqual([]);
  }
  await button.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('a button copies a code block and confirms it for a while', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/x/introduction/installation/');
  const block = page.locator('.code-block:visible').first();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
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
      'export default function SortPurchases',
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
    await page.getByRole('link', { name: 'Open navigation' }).click();
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

/** Loads a page as if it were prerendered. It is visited when the document gets `test:visit`. */
async function prerender(page: Page, address: string) {
  await page.addInitScript(() => {
    let isAhead = true;
    Object.defineProperty(Document.prototype, 'prerendering', { get: () => isAhead });
    document.addEventListener('test:visit', () => {
      isAhead = false;
      document.dispatchEvent(new Event('prerenderingchange'));
    });
  });
  await page.goto(address);
}

test('a prerendered page renders what is out of view only when it has been shown', async ({
  page,
}) => {
  const hidden = page.locator('[data-away="hidden"]');
  await page.goto(SORTING);
  await page.waitForLoadState('networkidle');
  const place = page.locator('main h2').last();
  const top = (await place.boundingBox())!.y;
  await prerender(page, SORTING);
  await hidden.first().waitFor({ state: 'attached' });
  expect(await hidden.count()).toBeGreaterThan(20);
  expect(Math.abs((await place.boundingBox())!.y - top)).toBeLessThan(1);
  const inView = await hidden.evaluateAll(
    (blocks) =>
      blocks.filter((block) => {
        const box = block.getBoundingClientRect();
        return box.bottom > 0 && box.top < window.innerHeight;
      }).length,
  );
  expect(inView).toBe(0);
  await page.evaluate(() => document.dispatchEvent(new Event('test:visit')));
  await expect(hidden).toHaveCount(0);
  await expect(page.locator('[data-demo][data-live]').first()).toBeAttached();
  expect(Math.abs((await place.boundingBox())!.y - top)).toBeLessThan(1);
});

test('a prerendered page with the address of a place is rendered as soon as it is visited', async ({
  page,
}) => {
  await prerender(page, `${SORTING}#common-errors`);
  await page.locator('[data-away="hidden"]').first().waitFor({ state: 'attached' });
  const left = await page.evaluate(() => {
    document.dispatchEvent(new Event('test:visit'));
    return document.querySelectorAll('[data-away="hidden"]').length;
  });
  expect(left).toBe(0);
});

test('the slash of a path stays between its parts when a page is mirrored', async ({ page }) => {
  await store(page, { 'docs-direction': 'rtl' });
  await page.goto('/x/api/data-grid/data-grid/');
  const gaps = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.breadcrumbs a')].map((link) =>
      link.getBoundingClientRect(),
    );
    return boxes.slice(1).map((box, index) => boxes[index]!.left - box.right);
  });
  expect(gaps).toHaveLength(1);
  for (const gap of gaps) expect(gap).toBeGreaterThan(12);
});
