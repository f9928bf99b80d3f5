import { expect, test, type Page } from '@playwright/test';
import { serveWithServices } from './services.ts';
import { collectMessages } from './support.ts';

const SORTING = '/x/react-data-grid/sorting/';
const INSTALLATION = '/x/introduction/installation/';
const TAG = 'https://www.googletagmanager.com/**';

let site: Awaited<ReturnType<typeof serveWithServices>>;
test.beforeAll(async () => {
  site = await serveWithServices({ analyticsId: 'G-TEST123' });
});
test.afterAll(() => site.close());

/** Responds in place of the remote tag. Returns the list of requested addresses. */
async function answerTag(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(TAG, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: 'window.tagCame = true;' });
  });
  return asked;
}

/** Returns the calls that the page made to the tag, each as an array of arguments. */
const getCalls = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((call) =>
      [...(call as unknown[])].map((part) => (part instanceof Date ? 'a date' : part)),
    ),
  );
const getEvents = async (page: Page, name: string) =>
  (await getCalls(page)).filter(([kind, event]) => kind === 'event' && event === name);

/** Sets the reader's consent and the value of `Math.random()`. */
async function prepare(page: Page, consent: string | null, random = 0.5): Promise<void> {
  await page.addInitScript(
    ([stored, draw]) => {
      if (stored !== null) localStorage.setItem('docs-analytics-consent', stored as string);
      Math.random = () => draw as number;
    },
    [consent, random],
  );
}

test('without analytics, nothing is asked, loaded or sent', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await prepare(page, 'granted');
  await page.goto(SORTING);
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => [typeof window.gtag, typeof window.dataLayer])).toEqual([
    'undefined',
    'undefined',
  ]);
  await expect(page.getByRole('region', { name: 'Usage statistics' })).toHaveCount(0);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).not.toContain('google');
});

test('the tag is configured without automatic page views before its script is loaded', async ({
  page,
}) => {
  const messages = collectMessages(page);
  const asked = await answerTag(page);
  await prepare(page, 'granted');
  await page.goto(site.url + SORTING);
  await expect.poll(() => page.evaluate(() => 'tagCame' in window)).toBe(true);
  expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST123']);
  expect((await getCalls(page)).slice(0, 2)).toEqual([
    ['js', 'a date'],
    ['config', 'G-TEST123', { send_page_view: false }],
  ]);
  expect(messages).toEqual([]);
});

test('calls stay queued if the remote script cannot be loaded', async ({ page }) => {
  await page.route(TAG, (route) => route.abort());
  await prepare(page, 'granted');
  await page.goto(site.url + SORTING);
  await expect.poll(() => getEvents(page, 'page_view')).toHaveLength(1);
  await expect(page.locator('h1')).toBeVisible();
});

test('each navigation sends a page view with title, location and product @journey', async ({
  page,
}) => {
  await answerTag(page);
  await prepare(page, 'granted');
  await page.goto(`${site.url}${SORTING}?a=1#controlled-sort-model-sortmodel`);
  await expect
    .poll(() => getEvents(page, 'page_view'))
    .toEqual([
      [
        'event',
        'page_view',
        {
          page_title: await page.title(),
          page_location: `${SORTING}?a=1`,
          productId: 'x-data-grid',
          productCategoryId: 'x',
        },
      ],
    ]);
  await page.getByRole('link', { name: 'Pagination' }).first().click();
  await expect(page.locator('h1')).toHaveText('Pagination');
  await expect
    .poll(() => getEvents(page, 'page_view'))
    .toEqual([
      [
        'event',
        'page_view',
        expect.objectContaining({ page_location: '/x/react-data-grid/pagination/' }),
      ],
    ]);
});

test('user properties are set one at a time, and again when they change', async ({ page }) => {
  await answerTag(page);
  await prepare(page, 'granted');
  await page.addInitScript(() => localStorage.setItem('apiPage_props', 'table'));
  await page.goto(site.url + SORTING);
  const getProperties = async () =>
    (await getCalls(page)).filter(([kind]) => kind === 'set').map(([, , value]) => value);
  await expect
    .poll(getProperties)
    .toEqual([
      { codeVariant: 'TS' },
      { userLanguage: 'en' },
      { devicePixelRatio: 1 },
      { colorSchemeOS: 'light' },
      { colorScheme: 'system' },
      { codeStylingVariant: 'MUI System' },
      { apiPage_default: 'none' },
      { apiPage_props: 'table' },
      { apiPage_slots: 'none' },
      { apiPage_css: 'none' },
      { apiPage_classes: 'none' },
    ]);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByText('Dark', { exact: true }).click();
  await expect.poll(async () => (await getProperties()).at(-1)).toEqual({ colorScheme: 'dark' });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await getProperties()).at(-1)).toEqual({ colorSchemeOS: 'dark' });
});

test('a click sends the event of the nearest element with event attributes', async ({ page }) => {
  await answerTag(page);
  await prepare(page, 'granted');
  await page.goto(site.url + SORTING);
  await expect.poll(() => getEvents(page, 'page_view')).toHaveLength(1);
  await page.locator('h1').evaluate((heading) => {
    heading.innerHTML =
      '<span data-ga-event-category="outer" data-ga-event-action="a">' +
      '<span data-ga-event-category="inner" data-ga-event-action="b" data-ga-event-label="c"><b id="in">in</b></span>' +
      '<b id="out">out</b></span>';
  });
  await page.locator('#in').click();
  await page.locator('#out').click();
  expect(await getEvents(page, 'inner')).toEqual([
    ['event', 'inner', { eventAction: 'b', eventLabel: 'c' }],
  ]);
  expect(await getEvents(page, 'outer')).toEqual([
    ['event', 'outer', { eventAction: 'a', eventLabel: null }],
  ]);
});

for (const [draw, sent] of [
  [0.05, 1],
  [0.11, 0],
] as const) {
  test(`with the random number ${draw}, a sampled click is sent ${sent} times`, async ({
    page,
  }) => {
    await answerTag(page);
    await prepare(page, 'granted', draw);
    await page.goto(site.url + SORTING);
    await expect.poll(() => getEvents(page, 'page_view')).toHaveLength(1);
    await page.locator('h1').evaluate((heading) => {
      heading.innerHTML = '<b data-ga-event-category="rare" data-ga-event-split="0.1">x</b>';
    });
    await page.locator('h1 b').click();
    expect(await getEvents(page, 'rare')).toHaveLength(sent);
  });
}

test('copying by keyboard and by button are different events', async ({ page }) => {
  await answerTag(page);
  await prepare(page, 'granted');
  await page.goto(site.url + INSTALLATION);
  await expect.poll(() => getEvents(page, 'page_view')).toHaveLength(1);
  const block = page.locator('.code-block:visible').first();
  await block.hover();
  await page.keyboard.press('Control+c');
  await block.getByRole('button', { name: 'Copy code' }).click();
  expect(await getEvents(page, 'code')).toEqual([
    ['event', 'code', { eventAction: 'keyboard', eventLabel: 'copy' }],
    ['event', 'code', { eventAction: 'click', eventLabel: 'copy' }],
  ]);
});

test('nothing is loaded before the reader agrees, and the answer is remembered', async ({
  page,
}) => {
  const asked = await answerTag(page);
  await page.goto(site.url + SORTING);
  const notice = page.getByRole('region', { name: 'Usage statistics' });
  await expect(notice).toBeVisible();
  expect(asked).toEqual([]);
  expect(await page.evaluate(() => typeof window.gtag)).toBe('undefined');
  await notice.getByRole('button', { name: 'Agree' }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => getEvents(page, 'page_view')).toHaveLength(1);
  await page.reload();
  await expect.poll(() => getEvents(page, 'page_view')).toHaveLength(1);
  await expect(notice).toHaveCount(0);
});

test('a reader who declines is not asked again, and nothing is sent', async ({ page }) => {
  const asked = await answerTag(page);
  await page.goto(site.url + SORTING);
  const notice = page.getByRole('region', { name: 'Usage statistics' });
  await notice.getByRole('button', { name: 'Decline' }).click();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(notice).toHaveCount(0);
  expect(asked).toEqual([]);
});

for (const [name, property, value] of [
  ['Do Not Track', 'doNotTrack', '1'],
  ['Global Privacy Control', 'globalPrivacyControl', true],
] as const) {
  test(`${name} is honored without asking`, async ({ page }) => {
    const asked = await answerTag(page);
    await page.addInitScript(
      ([key, signal]) =>
        Object.defineProperty(navigator, key as string, { get: () => signal, configurable: true }),
      [property, value],
    );
    await prepare(page, 'granted');
    await page.goto(site.url + SORTING);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await expect(page.getByRole('region', { name: 'Usage statistics' })).toHaveCount(0);
  });
}
