import { expect, test, type Page } from '@playwright/test';
import { serveWithServices } from './services.ts';

const INTRODUCTION = '/x/introduction/';

let site: Awaited<ReturnType<typeof serveWithServices>>;
test.beforeAll(async () => {
  site = await serveWithServices({ analyticsId: 'G-TEST123' });
});
test.afterAll(() => site.close());

/** Visits a page with consent. Returns the addresses of the loaded scripts. */
async function visit(page: Page, draw: number): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ body: '' }));
  await page.addInitScript((value) => {
    localStorage.setItem('docs-analytics-consent', 'granted');
    Math.random = () => value;
  }, draw);
  await page.goto(site.url + INTRODUCTION);
  return scripts;
}

const getVitals = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((call) => [...(call as unknown[])])
      .filter(([kind, name]) => kind === 'event' && /^(CLS|FCP|INP|LCP|TTFB)$/.test(String(name))),
  );

test('a session below the threshold reports its vitals with the exact payload', async ({
  page,
}) => {
  const scripts = await visit(page, 0.0001);
  await expect.poll(async () => (await getVitals(page)).length).toBeGreaterThan(1);
  const vitals = (await getVitals(page)) as [string, string, Record<string, unknown>][];
  for (const [, , payload] of vitals) {
    expect(payload).toEqual({
      value: payload['metric_delta'],
      metric_label: 'Web Vitals',
      metric_value: expect.any(Number) as unknown,
      metric_delta: expect.any(Number) as unknown,
      metric_id: expect.stringMatching(/^v\d+-\d+-\d+$/) as unknown,
    });
  }
  expect(vitals.map(([, name]) => name)).toEqual(expect.arrayContaining(['FCP', 'TTFB']));
  expect(scripts.filter((url) => /vitals/.test(url))).toHaveLength(1);
});

test('a session above the threshold does not even load the library', async ({ page }) => {
  const scripts = await visit(page, 0.00011);
  await expect.poll(() => page.evaluate(() => window.dataLayer?.length ?? 0)).toBeGreaterThan(2);
  await page.waitForLoadState('networkidle');
  expect(await getVitals(page)).toEqual([]);
  expect(scripts.filter((url) => /vitals/.test(url))).toEqual([]);
});

test('the random number is kept for the whole session', async ({ page }) => {
  await visit(page, 0.00005);
  await expect.poll(async () => (await getVitals(page)).length).toBeGreaterThan(0);
  await page.addInitScript(() => {
    Math.random = () => 0.9;
  });
  await page.goto(`${site.url}/x/introduction/support/`);
  await expect.poll(async () => (await getVitals(page)).length).toBeGreaterThan(0);
});
