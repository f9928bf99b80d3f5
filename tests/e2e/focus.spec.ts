import { expect, test, type Page } from '@playwright/test';

const GUIDE = '/x/react-data-grid/column-definition/';
const REFERENCE = '/x/api/data-grid/data-grid/';
const PLACE = 5000;

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), PLACE);
}

const getPlace = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

for (const path of [GUIDE, REFERENCE]) {
  for (const width of [360, 700, 1280]) {
    test(`the focus in what sticks to the window does not scroll ${path}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await scrollDown(page);
      let steps = 0;
      for (; ; steps += 1) {
        await page.keyboard.press('Tab');
        const { isInHeader, html } = await page.evaluate(() => ({
          isInHeader: document.activeElement?.closest('.header, .skip-link') !== null,
          html: document.activeElement?.outerHTML.slice(0, 80),
        }));
        if (!isInHeader) break;
        expect(await getPlace(page), html).toBe(PLACE);
      }
      expect(steps).toBeGreaterThan(4);
      const moved = await page.evaluate((top) => {
        const sticky =
          '.header a, .header button, .toc a, .toc-compact > summary, .api-filter input';
        const controls = [...document.querySelectorAll<HTMLElement>(sticky)];
        return controls.flatMap((control) => {
          window.scrollTo({ top, behavior: 'instant' });
          control.focus();
          return window.scrollY === top ? [] : [control.outerHTML.slice(0, 80)];
        });
      }, PLACE);
      expect(moved).toEqual([]);
    });
  }
}

for (const path of [GUIDE, REFERENCE]) {
  test(`links lead below the header from the table of contents and from the text: ${path}`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const link = page.locator('.toc a:visible').nth(2);
    const hash = (await link.getAttribute('href'))!;
    const getTop = () =>
      page
        .locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)
        .evaluate((target) => Math.round(target.getBoundingClientRect().top));
    const header = await page
      .locator('.header')
      .evaluate((each) => each.getBoundingClientRect().height);
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect.poll(getTop).toBeGreaterThanOrEqual(header);
    await expect.poll(getTop).toBeLessThan(header + 130);
    const fromToc = await getTop();
    await scrollDown(page);
    await page.evaluate((to) => {
      const other = document.createElement('a');
      other.href = to;
      document.querySelector('.prose, main')!.append(other);
      other.focus({ preventScroll: true });
      other.click();
    }, hash);
    await expect.poll(getTop).toBe(fromToc);
  });
}

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test.describe(`the drawer, motion ${reducedMotion}`, () => {
    test.use({ viewport: { width: 360, height: 780 }, contextOptions: { reducedMotion } });

    test('takes the focus when it opens and gives it back when it closes', async ({ page }) => {
      await page.goto(GUIDE);
      await page.waitForLoadState('networkidle');
      const opener = page.getByRole('button', { name: 'Open navigation' });
      await opener.click();
      await expect(page.locator('#side-nav [data-nav-close]').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(opener).toBeFocused();
      // The page below answers again.
      await page.locator('#main-content .prose p > a[href^="/x/"]').first().click();
      await expect(page).not.toHaveURL(new RegExp(`${GUIDE}$`));
    });
  });
}

test.describe('Back on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true });

  const LAYERS = {
    drawer: {
      path: GUIDE,
      open: (page: Page) => page.getByRole('button', { name: 'Open navigation' }).click(),
      layer: (page: Page) => page.locator('html.nav-open'),
    },
    search: {
      path: GUIDE,
      open: (page: Page) => page.locator('[data-search-button]').click(),
      layer: (page: Page) => page.getByRole('dialog', { name: 'Search' }),
    },
    settings: {
      path: GUIDE,
      open: (page: Page) => page.getByRole('button', { name: 'Settings', exact: true }).click(),
      layer: (page: Page) => page.getByRole('dialog', { name: 'Settings' }),
    },
    playground: {
      path: REFERENCE,
      open: (page: Page) => page.locator('[data-try]').first().click(),
      layer: (page: Page) => page.locator('.playground'),
    },
  };

  for (const [name, { path, open, layer }] of Object.entries(LAYERS)) {
    test(`closes the ${name} before it leaves the page`, async ({ page }) => {
      await page.goto('/x/introduction/');
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      const { pathname } = new URL(page.url());
      await open(page);
      await expect(layer(page)).toBeVisible();
      await page.goBack();
      await expect(layer(page)).toBeHidden();
      expect(new URL(page.url()).pathname).toBe(pathname);
      await page.goForward();
      await expect(layer(page)).toBeHidden();
      await expect(page).toHaveURL((url) => url.pathname === pathname && url.hash === '');
      // Closing it in another way leaves no entry behind.
      await page.goBack();
      await open(page);
      await expect(layer(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layer(page)).toBeHidden();
      await expect.poll(() => page.evaluate(() => window.history.state?.layers ?? 0)).toBe(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/x\/introduction\/$/);
    });
  }

  test('returns from a page that was opened in the drawer to the page below it', async ({
    page,
  }) => {
    await page.goto('/x/introduction/');
    await page.goto(GUIDE);
    await page.getByRole('button', { name: 'Open navigation' }).click();
    await page.locator('#side-nav a[href="/x/react-data-grid/column-dimensions/"]').click();
    await expect(page).toHaveURL(/column-dimensions\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/column-definition\/$/);
    await expect(page.locator('html.nav-open')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/\/x\/introduction\/$/);
  });
});
