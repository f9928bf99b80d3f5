import { expect, test, type Page } from '@playwright/test';
import variants from '../../config/source-variants.ts';
import settings from '../../config/settings.ts';
import { isInScope } from '../../scripts/test/scope.ts';
import { SHARED_PAGE } from './launch.ts';
import { collectMessages, openSettings } from './support.ts';

test.use(SHARED_PAGE);

/** Addresses, storage and cookies can hold anything. Pages then work as without it. */

const MARKUP = '"><img src=x onerror=window.injected=1>';
const LONG = 'a'.repeat(10_000);
const NAMES = ['__proto__', 'constructor', 'toString'];
/** Hosts refuse longer queries. */
const MAX_QUERY = 3000;
const TEXTS = ['%', '%E0%A4%A', MARKUP, encodeURIComponent(MARKUP), LONG, ...NAMES];

const SORTING = '/x/react-data-grid/sorting/';
const GRID = '/x/api/data-grid/data-grid/';
const INDEX = '/x/api/data-grid/';

const isInjected = (page: Page) => page.evaluate(() => 'injected' in window);

/** Each address cancels what the one before still requests. */
const withoutCanceled = (messages: readonly string[]) =>
  messages.filter((message) => !message.startsWith('failed: '));

/** Opens an address as a new document and waits for its scripts. */
async function open(page: Page, address: string): Promise<void> {
  // Only the hash would change otherwise.
  await page.goto('about:blank');
  await page.goto(address);
  // A change of the hash is handled by the same scripts again.
  await page.evaluate(() => window.dispatchEvent(new Event('hashchange')));
}

test.describe('an address with anything in it', () => {
  for (const path of ['/x/whats-new/print/', '/x/whats-new/', '/x/introduction/', '/versions/']) {
    test(`is the page without it: ${path}`, async ({ page }) => {
      const messages = collectMessages(page);
      for (const text of TEXTS) {
        const query = text.slice(0, MAX_QUERY);
        await open(page, `${path}?${query}=${query}&from=${query}#${text}`);
        await expect(page.locator('h1').first()).toBeVisible();
        expect(await isInjected(page)).toBe(false);
      }
      expect(withoutCanceled(messages)).toEqual([]);
    });
  }

  test('names no demo and no edit', async ({ page }) => {
    const messages = collectMessages(page);
    for (const text of TEXTS) {
      await open(page, `${SORTING}#${text}.tsx&edit=${text}`);
      await expect(page.getByText('This link leads to an edit of a demo')).toBeVisible();
      expect(await isInjected(page)).toBe(false);
    }
    for (const text of TEXTS) {
      await open(page, `${SORTING}#SortPurchases.tsx&edit=${text}`);
      const frame = page.locator('#SortPurchases');
      await expect(frame.getByRole('button', { name: 'Close editor' })).toBeVisible();
      await expect(frame.locator('.cm-content')).toContainText('export default function');
      expect(await isInjected(page)).toBe(false);
    }
    expect(withoutCanceled(messages)).toEqual([]);
  });

  test('is refused by a playground, which shows its start', async ({ page }) => {
    const messages = collectMessages(page);
    for (const text of TEXTS) {
      await open(page, `${GRID}#try&${text}=${text}&data.${text}=${text}&rows=${text}`);
      await expect(page.locator('.playground-stage .MuiDataGrid-root')).toBeVisible();
      expect(await isInjected(page)).toBe(false);
    }
    expect(withoutCanceled(messages)).toEqual([]);
  });

  test('filters an index by its words only', async ({ page }) => {
    const messages = collectMessages(page);
    for (const text of TEXTS) {
      const query = text.slice(0, MAX_QUERY);
      await open(page, `${INDEX}?kind=${query}&plan=${query}&since=${query}#${text}`);
      await expect(page.locator('.api-index a').first()).toBeVisible();
      await open(page, `${INDEX}?text=${query}`);
      await expect(page.locator('[data-api-index] [name="text"]')).not.toHaveValue('');
      expect(await isInjected(page)).toBe(false);
    }
    expect(withoutCanceled(messages)).toEqual([]);
  });

  test('compares no releases that are not stored', async ({ page }) => {
    const messages = collectMessages(page);
    for (const text of TEXTS) {
      const query = text.slice(0, MAX_QUERY);
      await open(page, `${INDEX}changes/?from=${query}&to=${query}&filter=${query}`);
      await expect(page.locator('[data-api-changes-status]')).not.toBeEmpty();
      expect(await isInjected(page)).toBe(false);
    }
    expect(withoutCanceled(messages)).toEqual([]);
  });

  test('is no language of the frame of edited demos', async ({ page }) => {
    const messages = collectMessages(page);
    for (const text of TEXTS) {
      await open(page, `/x/editor-frame/?${text.slice(0, MAX_QUERY)}#${text}`);
      expect(await isInjected(page)).toBe(false);
    }
    expect(withoutCanceled(messages)).toEqual([]);
  });
});

test.describe('storage and cookies with anything in them', () => {
  const COOKIES = [
    settings.paletteColors.cookie,
    variants.code.cookie,
    variants.styling.cookie,
    'feedback',
    'feedbackId',
  ];
  const VALUES = [
    ...TEXTS,
    'null',
    '1e999',
    '[null, 1, {}, "__proto__"]',
    '{"__proto__": {"x": 1}, "constructor": 1, "open": {"__proto__": true}, "scroll": "x"}',
    JSON.stringify([
      { href: 'javascript:window.injected=1', title: 'Script', place: '' },
      { href: '/\\elsewhere.example/', title: 'Elsewhere', place: '' },
      { href: '/x/', title: MARKUP, place: LONG },
    ]),
    JSON.stringify({ files: [{ name: '__proto__', code: MARKUP }], link: 'javascript:1' }),
    JSON.stringify({ primary: { main: 'url(x)' }, secondary: { main: {} } }),
    JSON.stringify({ '/x/introduction/': { rating: 1, comment: {}, version: 'x' } }),
  ];

  /** Lets every item and every cookie have a value. Nothing can be changed. */
  async function fillWith(page: Page, value: string): Promise<void> {
    await page.addInitScript(
      ([stored, names]) => {
        // The grid logs what it does if there is any.
        Storage.prototype.getItem = (key) => (key === 'DEBUG' ? null : stored);
        Storage.prototype.setItem = () => {};
        const cookie = names.map((name) => `${name}=${stored}`).join('; ');
        Object.defineProperty(document, 'cookie', { get: () => cookie, set() {} });
      },
      [value, COOKIES] as const,
    );
  }

  async function useShell(page: Page): Promise<void> {
    await openSettings(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const options = page.getByRole('dialog', { name: 'Search' }).getByRole('option');
    await expect(options.first()).toBeVisible();
    const hosts = await page
      .locator('.search-dialog a')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).host));
    expect(new Set(hosts)).toEqual(new Set([new URL(page.url()).host]));
    await page.keyboard.press('Escape');
    await page.locator('.feedback').getByRole('button', { name: 'Yes' }).click();
    await expect(page.locator('.feedback-form')).toBeVisible();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
    expect(await isInjected(page)).toBe(false);
  }

  for (const value of VALUES.filter((each, index) => index === 0 || isInScope(each))) {
    test(`break nothing: ${value.slice(0, 60)}`, async ({ page, context }) => {
      await fillWith(page, value);
      const messages = collectMessages(page);
      await page.goto(SORTING);
      const frame = page.locator('#SortPurchases');
      await frame.getByRole('button', { name: 'Show code' }).click();
      await expect(frame.locator('.demo-code')).not.toBeEmpty();
      await frame.getByRole('button', { name: /^(Edit|Resume)/ }).click();
      await expect(frame.locator('.cm-content')).not.toBeEmpty();
      await expect(frame).toHaveAttribute('data-live', '');
      await useShell(page);
      expect(withoutCanceled(messages)).toEqual([]);

      const other = await context.newPage();
      await fillWith(other, value);
      const others = collectMessages(other);
      await other.goto(GRID);
      await expect(other.locator('.api-row').first()).toBeVisible();
      await useShell(other);
      expect(others).toEqual([]);
    });
  }
});
