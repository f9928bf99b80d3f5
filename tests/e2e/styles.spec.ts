import { expect, test } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';
import { serveWithServices } from './services.ts';
import { collectMessages } from './support.ts';

test.use(SHARED_PAGE);

const SORTING = '/x/react-data-grid/sorting/';
const ICONS = 'https://fonts.example/icons.css';
const EXTRA = 'https://fonts.example/extra.css';

test.describe('with fonts configured', () => {
  let site: Awaited<ReturnType<typeof serveWithServices>>;
  test.beforeAll(async () => {
    site = await serveWithServices({ iconFont: ICONS, extraFonts: EXTRA });
  });
  test.afterAll(() => site.close());

  for (const [address, sheets] of [
    [SORTING, [ICONS]],
    [`${SORTING}?theme=onepirate`, [ICONS, EXTRA]],
    [`${SORTING}#onepirate`, [ICONS, EXTRA]],
    [`${SORTING}?theme=onePirate`, [ICONS]],
  ] as const) {
    test(`${address} loads ${sheets.length} font style sheets, each once`, async ({ page }) => {
      const messages = collectMessages(page);
      const asked: string[] = [];
      await page.route('https://fonts.example/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/css', body: ':root { --from-font: 1 }' });
      });
      await page.goto(site.url + address);
      await expect(page.locator('html')).toHaveCSS('--from-font', '1');
      await page.waitForLoadState('networkidle');
      expect(asked.sort()).toEqual([...sheets].sort());
      expect(messages).toEqual([]);
    });
  }

  test('the icon font is linked before the style sheets of the site, which override it', async ({
    page,
  }) => {
    await page.route('https://fonts.example/**', (route) =>
      route.fulfill({ contentType: 'text/css', body: '' }),
    );
    await page.goto(site.url + SORTING);
    const links = page.locator('body > link[rel="stylesheet"]');
    await expect(links.first()).toHaveAttribute('href', ICONS);
  });
});

test('no font is loaded if none is configured', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  await page.goto(`${SORTING}?onepirate`);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('the address of the syntax style sheet returns a style sheet', async ({ request }) => {
  const response = await request.get('/static/styles/prism-okaidia.css');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/css');
  expect(await response.text()).toContain('.token');
});

test('the syntax style sheet is loaded only on pages with such code, without blocking rendering', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('prism')) asked.push(request.url());
  });
  await page.goto(SORTING);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.route(`**${SORTING}`, async (route) => {
    const response = await route.fetch();
    const code = '<pre class="language-js"><span class="token keyword">let</span></pre>';
    await route.fulfill({
      response,
      body: (await response.text()).replace('</h1>', `</h1>${code}`),
    });
  });
  await page.goto(SORTING);
  await expect(page.locator('.token.keyword')).toHaveCSS('color', 'rgb(215, 165, 245)');
  expect(asked).toHaveLength(1);
});
