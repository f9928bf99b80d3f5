import { expect, test, type Page } from '@playwright/test';
import { collectMessages, openSettings } from './support.ts';
import { serveWithServices } from './services.ts';

const SORTING = '/x/react-data-grid/sorting/';

/** Ways in which storage can be broken. Each function runs in the page before any other script. */
const BREAKAGES: Record<string, () => void> = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
  },
  forbidden: () => {
    const forbid = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: forbid });
    Object.defineProperty(window, 'sessionStorage', { get: forbid });
    Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
  },
  missing: () => {
    Object.defineProperty(window, 'localStorage', { value: null });
    Object.defineProperty(window, 'sessionStorage', { value: undefined });
  },
  rubbish: () => {
    const rubbish = [
      '{',
      'null',
      '[]',
      '"\u0000"',
      '9'.repeat(400),
      '<b>',
      '{"open":7,"scroll":{}}',
    ];
    const keys = [
      'mui-mode',
      'docs-direction',
      'docs-dense',
      'docs-spacing',
      'docs-nav',
      'docs-analytics-consent',
      'docs-vitals-draw',
      'docs-recent',
      'codeblock-package-manager',
      'apiPage_default',
    ];
    for (const [index, key] of keys.entries()) {
      const value = rubbish[(index + Number(new URLSearchParams(location.search).get('n'))) % 7]!;
      localStorage.setItem(key, value);
      sessionStorage.setItem(key, value);
    }
    for (const name of ['paletteColors', 'codeVariant', 'codeStyling', 'feedback', 'feedbackId']) {
      document.cookie = `${name}=%E0%A4%A{{"${'x'.repeat(50)}; path=/`;
    }
    document.cookie = '=nameless';
    document.cookie = 'valueless';
  },
};

/** Uses every feature that stores something: settings, code, tabs, votes. */
async function useEverything(page: Page): Promise<void> {
  const demo = page.locator('#SortPurchases');
  await expect(demo.locator('.MuiDataGrid-root')).toBeVisible();
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('button', { name: 'JavaScript' }).click();
  await expect(demo.locator('.demo-code pre')).not.toContainText('GridColDef');
  const drawer = await openSettings(page);
  await drawer.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await drawer.getByText('Right to left').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await drawer.getByRole('button', { name: 'Close settings' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Pagination' }).first().click();
  await expect(page.locator('h1')).toHaveText('Pagination');
}

for (const [name, breakage] of Object.entries(BREAKAGES)) {
  test(`storage that is ${name} breaks nothing`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.addInitScript(breakage);
    await page.goto(SORTING);
    await useEverything(page);
    // The click aborts the requests that prefetch the pages of links under the pointer.
    expect(messages.filter((text) => !/^failed: .*\/x\/[\w/-]+\/$/.test(text))).toEqual([]);
  });
}

for (let n = 1; n < 7; n += 1) {
  test(`invalid storage values of kind ${n} break nothing`, async ({ page }) => {
    const messages = collectMessages(page);
    await page.addInitScript(BREAKAGES['rubbish']!);
    await page.goto(`${SORTING}?n=${n}`);
    await expect(page.locator('#SortPurchases .MuiDataGrid-root')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'light');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    expect(messages).toEqual([]);
  });
}

test('analytics works if storage is forbidden', async ({ page }) => {
  const site = await serveWithServices({ analyticsId: 'G-TEST123' });
  const messages = collectMessages(page);
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  await page.addInitScript(BREAKAGES['forbidden']!);
  await page.goto(site.url + SORTING);
  await page.getByRole('button', { name: 'Agree' }).click();
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(5);
  expect(messages).toEqual([]);
  site.close();
});
