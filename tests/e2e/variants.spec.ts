import { expect, test, type BrowserContext } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';

test.use(SHARED_PAGE);

const INTRODUCTION = '/x/introduction/';
const SORTING = '/x/react-data-grid/sorting/';
const CUSTOMIZATION = '/x/react-tree-view/simple-tree-view/customization/';
const YEAR = 31536000;

async function getCookie(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((cookie) => cookie.name === name);
  return found && { ...found, value: decodeURIComponent(found.value) };
}

test('the preferences are stored for a year even if the reader changes nothing', async ({
  page,
  context,
}) => {
  await page.goto(INTRODUCTION);
  for (const [name, value] of [
    ['codeVariant', 'TS'],
    ['codeStyling', 'MUI System'],
  ] as const) {
    await expect.poll(async () => (await getCookie(context, name))?.value).toBe(value);
    const cookie = (await getCookie(context, name))!;
    expect(cookie.path).toBe('/');
    expect(Math.abs(cookie.expires - Date.now() / 1000 - YEAR)).toBeLessThan(600);
  }
});

test('the hash overrides the cookie and is stored', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'codeVariant', value: 'TS', url: baseURL! }]);
  await page.goto(`${SORTING}#LargestFirst.js`);
  await expect.poll(async () => (await getCookie(context, 'codeVariant'))?.value).toBe('JS');
  await page.goto(SORTING);
  const demo = page.locator('#SortPurchases');
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.getByRole('button', { name: 'JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('the cookie overrides the default, and an invalid one is ignored', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL! }]);
  await page.goto(INTRODUCTION);
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JS');
  await context.addCookies([{ name: 'codeVariant', value: 'CoffeeScript', url: baseURL! }]);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-code', 'TS');
});

test('a hash sets the styling of every demo', async ({ page, context }) => {
  await page.goto(`${CUSTOMIZATION}#tailwind-SelectedItemEdge.js`);
  await expect.poll(async () => (await getCookie(context, 'codeStyling'))?.value).toBe('Tailwind');
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JS');
  const other = page.locator('#NestingGuideLines');
  await other.getByRole('button', { name: 'Show code' }).click();
  await expect(other.getByRole('button', { name: 'Tailwind' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('styling and code variant are stored as soon as they are selected', async ({
  page,
  context,
}) => {
  await page.goto(CUSTOMIZATION);
  const demo = page.locator('#SelectedItemEdge');
  await demo.getByRole('button', { name: 'CSS', exact: true }).click();
  await demo.getByRole('button', { name: 'Show code' }).click();
  await demo.getByRole('button', { name: 'JavaScript' }).click();
  expect([
    (await getCookie(context, 'codeStyling'))?.value,
    (await getCookie(context, 'codeVariant'))?.value,
  ]).toEqual(['CSS', 'JS']);
});

test('preferences changed before the toolbar has loaded are all applied', async ({
  page,
  context,
}) => {
  let release = () => {};
  const chosen = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/DemoToolbar*.js', async (route) => {
    await chosen;
    await route.continue();
  });
  await page.goto(CUSTOMIZATION);
  const demo = page.locator('#SelectedItemEdge');
  await demo.getByRole('button', { name: 'CSS', exact: true }).click();
  await demo.getByRole('button', { name: 'Show code' }).click();
  release();
  await expect(demo.getByRole('button', { name: 'Hide code' })).toBeVisible();
  await expect.poll(async () => (await getCookie(context, 'codeStyling'))?.value).toBe('CSS');
});
