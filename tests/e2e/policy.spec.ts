import { expect, test } from '@playwright/test';
import { collectPolicyViolations, openSettings } from './support.ts';

const SORTING = '/x/react-data-grid/sorting/';

// every-page.spec.ts checks all other pages, because it opens each of them anyway.
test('error pages do not violate their own policy', async ({ page }) => {
  const refused = await collectPolicyViolations(page);
  for (const path of ['/production-error/', '/no-such-page/']) {
    await page.goto(path);
    expect(refused, path).toEqual([]);
  }
});

test('search, settings and expanded code comply with the policy', async ({ page }) => {
  const refused = await collectPolicyViolations(page);
  await page.goto(SORTING);
  await page.getByRole('button', { name: 'Show code' }).first().click();
  await expect(page.locator('.demo-code pre').first()).toBeVisible();
  await openSettings(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.getByRole('dialog', { name: 'Search' }).locator('input').fill('sorting');
  await expect(
    page.getByRole('dialog', { name: 'Search' }).getByRole('option').first(),
  ).toBeVisible();
  expect(refused).toEqual([]);
});

test('a script that the page does not allow is blocked', async ({ page }) => {
  const refused = await collectPolicyViolations(page);
  await page.goto(SORTING);
  const ran = await page.evaluate(async () => {
    const script = document.createElement('script');
    script.textContent = 'window.intruder = true';
    document.head.append(script);
    const link = document.createElement('a');
    link.setAttribute('onclick', 'window.intruder = true');
    document.body.append(link);
    link.click();
    return 'intruder' in window;
  });
  expect(ran).toBe(false);
  await expect
    .poll(() => refused)
    .toEqual(['script-src-elem refuses inline', 'script-src-attr refuses inline']);
});

test('every response has the security headers of the host', async ({ request }) => {
  for (const path of [SORTING, '/versions/', '/no-such-page/', '/sitemap.xml', '/x/']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers(), path).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  }
});

test('only files with a hash in their name can be cached permanently', async ({
  request,
  page,
}) => {
  await page.goto(SORTING);
  const script = await page.locator('script[type="module"][src]').first().getAttribute('src');
  const cache = async (path: string) => (await request.get(path)).headers()['cache-control'];
  expect(await cache(script ?? '')).toBe('public, max-age=31536000, immutable');
  expect(await cache(SORTING)).not.toContain('immutable');
  expect(await cache('/x/assets/no-such-file.js')).toBeUndefined();
});
