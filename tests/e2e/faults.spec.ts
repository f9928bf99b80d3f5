import { expect, test, type Page } from '@playwright/test';
import { findViolations } from './axe.ts';
import { SHARED_PAGE } from './launch.ts';
import { readPage } from './support.ts';

test.use(SHARED_PAGE);

/** What a reader sees of scripts that do not arrive. */

const SORTING = '/x/react-data-grid/sorting/';
const FRAME = '#SortPurchases';
const SCRIPT = /\/x\/assets\/SortPurchases\.[\w-]+\.js/;
/** Modules that the first demo shares with others. */
const SHARED = /\/x\/assets\/(DataGrid|demo)\.[\w-]+\.js/;

/** Lets the requests of some scripts fail until the returned function is called. */
async function lose(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  await page.route(scripts, (route) => route.abort());
  return () => page.unroute(scripts);
}

/** Errors that reach the reader's console as uncaught. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

test.describe('a demo whose script does not arrive', () => {
  for (const [what, scripts] of [
    ['its own', SCRIPT],
    ['a shared one', SHARED],
  ] as const) {
    test(`says so, shows its source, and runs when the reader tries again: ${what}`, async ({
      page,
    }) => {
      const errors = collectErrors(page);
      const findAgain = await lose(page, scripts);
      await page.goto(SORTING);
      const frame = page.locator(FRAME);
      const alert = frame.getByRole('alert');
      await expect(alert).toContainText('This demo did not load.');
      await expect(alert.getByRole('button')).toHaveText(['Try again', 'Reload the page']);
      await expect(frame.locator('.demo-picture')).toBeVisible();
      await expect(frame.locator('.failure-source')).toContainText('export default function');
      expect(await findViolations(page, 'all', FRAME)).toEqual([]);

      const retry = alert.getByRole('button', { name: 'Try again' });
      const asked = page.waitForRequest(scripts);
      await retry.click();
      await asked;
      await expect(frame).not.toHaveAttribute('data-live', '');

      await findAgain();
      await retry.click();
      await expect(frame).toHaveAttribute('data-live', '');
      await expect(frame.locator('.MuiDataGrid-root')).toBeVisible();
      await expect(frame.locator('.demo-error, .failure-source')).toHaveCount(0);
      await expect(frame.locator('.demo-stage')).toBeFocused();
      expect(errors).toEqual([]);
    });
  }

  test('is whole again after a reload', async ({ page }) => {
    const findAgain = await lose(page, SCRIPT);
    await page.goto(SORTING);
    const reload = page.locator(FRAME).getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await findAgain();
    await reload.click();
    await expect(page.locator(FRAME)).toHaveAttribute('data-live', '');
  });

  test('runs once the network is back', async ({ page, context }) => {
    await page.goto(SORTING);
    await page.locator(FRAME).and(page.locator('[data-live]')).waitFor();
    await context.setOffline(true);
    const frame = page.locator('.demo').last();
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.getByRole('alert')).toContainText('This demo did not load.');
    await context.setOffline(false);
    await expect(frame).toHaveAttribute('data-live', '');
    await expect(frame.getByRole('alert')).toHaveCount(0);
  });

  test('leaves the other demos alone', async ({ page }) => {
    await lose(page, SCRIPT);
    await page.goto(SORTING);
    await expect(page.locator(FRAME).getByRole('alert')).toBeVisible();
    const other = page.locator('.demo').nth(1);
    await other.scrollIntoViewIfNeeded();
    await expect(other).toHaveAttribute('data-live', '');
    await expect(other.getByRole('alert')).toHaveCount(0);
  });

  test('says so if it sleeps, and wakes later', async ({ page }) => {
    const sleeping = '/x/introduction/';
    const [, script = ''] =
      /component-url="(\/x\/assets\/[^"]+)"[^>]*client="touch"/.exec(readPage(sleeping)) ?? [];
    expect(script).not.toBe('');
    const findAgain = await lose(page, new RegExp(script.replaceAll('.', '\\.')));
    await page.goto(sleeping);
    const frame = page.locator('.demo').first();
    await frame.locator('[data-demo-wake]').click();
    const retry = frame.getByRole('alert').getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await findAgain();
    await retry.click();
    await expect(frame).toHaveAttribute('data-live', '');
    await expect(frame.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a page of an earlier release', () => {
  /**
   * Serves the document as an earlier release had it: one of its files is gone. Returns a function
   * that counts the visits.
   */
  async function serveEarlier(page: Page, file: RegExp, isEarlier: (visit: number) => boolean) {
    const earlier = readPage(SORTING).replaceAll(file, (name) => name.replace('.js', 'old.js'));
    let visit = 0;
    await page.route(`**${SORTING}`, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      visit += 1;
      if (!isEarlier(visit)) return route.continue();
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: earlier });
    });
    return () => visit;
  }

  for (const [what, file] of [
    ['a demo', /\/x\/assets\/SortPurchases\.[\w-]+\.js/g],
    ['the page', /\/x\/assets\/DocsLayout\.[\w.-]+\.js/g],
  ] as const) {
    test(`reloads once if a script is gone: of ${what}`, async ({ page }) => {
      const loads = await serveEarlier(page, file, (visit) => visit === 1);
      await page.goto(`${SORTING}#sort-by-several-columns`).catch(() => undefined);
      await expect.poll(loads).toBe(2);
      await page.locator(FRAME).scrollIntoViewIfNeeded();
      await expect(page.locator(FRAME)).toHaveAttribute('data-live', '');
      expect(new URL(page.url()).hash).toBe('#sort-by-several-columns');
      expect(loads()).toBe(2);
    });
  }

  test('reloads only once if the host keeps sending it', async ({ page }) => {
    const loads = await serveEarlier(page, /\/x\/assets\/SortPurchases\.[\w-]+\.js/g, () => true);
    await page.goto(SORTING).catch(() => undefined);
    await expect.poll(loads).toBe(2);
    await expect(page.locator(FRAME).getByRole('alert')).toBeVisible();
    const retry = page.locator(FRAME).getByRole('button', { name: 'Try again' });
    const checked = page.waitForResponse(
      (response) => new URL(response.url()).pathname === SORTING,
    );
    await retry.click();
    await checked;
    await expect(page.locator(FRAME).getByRole('alert')).toBeVisible();
    expect(loads()).toBe(2);
  });

  test('reloads when the reader asks for a part that is gone', async ({ page }) => {
    const loads = await serveEarlier(
      page,
      /\/x\/assets\/SettingsPanel\.[\w-]+\.js/g,
      (visit) => visit === 1,
    );
    await page.goto(SORTING);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect.poll(loads).toBe(2);
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  });
});

test.describe('a part of the page whose script does not arrive', () => {
  const NOTICE = 'This did not load. Check your connection and try again.';

  for (const [name, script] of [
    ['Search', /\/x\/assets\/Search\.[\w-]+\.js/],
    ['Settings', /\/x\/assets\/SettingsPanel\.[\w-]+\.js/],
  ] as const) {
    test(`says so beside its button, and opens on a later click: ${name}`, async ({ page }) => {
      const errors = collectErrors(page);
      const findAgain = await lose(page, script);
      await page.goto(SORTING);
      const button = page.getByRole('button', { name, exact: true });
      const failed = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
      await button.hover();
      await failed;
      await expect(page.getByText(NOTICE)).toHaveCount(0);
      for (let click = 0; click < 2; click += 1) {
        await button.click();
        const notice = page.getByRole('alert').filter({ hasText: NOTICE });
        await expect(notice).toHaveCount(1);
        await expect(notice).toBeInViewport();
        expect(await findViolations(page, 'all', '.header')).toEqual([]);
      }
      await findAgain();
      await button.click();
      await expect(page.getByRole('dialog', { name })).toBeVisible();
      await expect(page.getByText(NOTICE)).toHaveCount(0);
      expect(errors).toEqual([]);
    });
  }

  test('says so below the toolbar of a demo', async ({ page }) => {
    const findAgain = await lose(page, /\/x\/assets\/DemoToolbar\.[\w-]+\.js/);
    await page.goto(SORTING);
    const frame = page.locator(FRAME);
    await frame.getByRole('button', { name: 'Show code' }).click();
    await expect(frame.getByRole('alert')).toHaveText(NOTICE);
    await findAgain();
    await frame.getByRole('button', { name: 'Show code' }).click();
    await expect(frame.locator('.demo-code')).toContainText('export default function');
    await expect(frame.getByRole('alert')).toHaveCount(0);
  });

  test('says so below the question about the page', async ({ page }) => {
    const errors = collectErrors(page);
    const findAgain = await lose(page, /\/x\/assets\/mount-feedback\.[\w-]+\.js/);
    await page.goto(SORTING);
    const yes = page.locator('.feedback').getByRole('button', { name: 'Yes' });
    await yes.click();
    await expect(page.locator('.feedback').getByRole('alert')).toHaveText(NOTICE);
    await findAgain();
    await yes.click();
    await expect(page.locator('.feedback-form')).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('says so at the heading that the reader comments on', async ({ page }) => {
    const errors = collectErrors(page);
    const findAgain = await lose(page, /\/x\/assets\/mount-feedback\.[\w-]+\.js/);
    await page.goto(SORTING);
    const comment = page.locator('.comment-button').first();
    await comment.click();
    await expect(page.locator('.prose').getByText(NOTICE)).toBeVisible();
    await findAgain();
    await comment.click();
    await expect(page.locator('.comment-popover')).toBeVisible();
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('says so beside the button that copies the page', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const errors = collectErrors(page);
    const findAgain = await lose(page, /\/x\/assets\/fill-page-menu\.[\w-]+\.js/);
    await page.goto(SORTING);
    const copy = page.locator('.page-copy');
    await copy.click();
    await expect(page.getByText(NOTICE)).toBeVisible();
    // The items of the menu are links of the document.
    await page.locator('.page-menu summary').click();
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await page.keyboard.press('Escape');
    await findAgain();
    await copy.click();
    await expect(copy).toHaveText('Copied');
    await expect(page.getByText(NOTICE)).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('says so below a filter of the reference', async ({ page }) => {
    const errors = collectErrors(page);
    const findAgain = await lose(page, /\/x\/assets\/index-filter\.[\w-]+\.js/);
    await page.goto('/x/api/data-grid/');
    await expect(page.getByText(NOTICE)).toBeVisible();
    await findAgain();
    const filter = page.locator(
      '[data-api-index] input[type="search"], [data-api-index] [name="text"]',
    );
    const loaded = page.waitForResponse(/index-filter/);
    await filter.first().click();
    await loaded;
    await filter.first().fill('zzzz');
    await expect(page.locator('.api-index a:visible')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
});

test.describe('a hash that is not percent-encoded correctly', () => {
  for (const pathname of ['/x/api/data-grid/', '/x/api/data-grid/data-grid/', SORTING]) {
    test(`is an unknown anchor of ${pathname}`, async ({ page }) => {
      const errors = collectErrors(page);
      await page.goto(`${pathname}#%E0%A4%A`);
      const filter = page.getByRole('searchbox').first();
      if (await filter.isVisible()) await filter.fill('row');
      for (const hash of ['#%', '#%E0%A4%A', '#100%', '#%zz']) {
        await page.evaluate((next) => {
          window.location.hash = next;
        }, hash);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      }
      expect(errors).toEqual([]);
    });
  }
});
