import { expect, test, type Page } from '@playwright/test';
import { store } from './support.ts';

const GRID = '/x/api/data-grid/data-grid/';

const getValues = (page: Page) =>
  page.locator('.api-row:has(> h3[id="DataGrid-prop-density"]) .api-type b');
const read = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const status = (page: Page) => page.locator('.api-copied');

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await store(page, { apiPage_props: 'expended' });
});

test('a click copies a string value in double quotes, and says so @journey', async ({ page }) => {
  await page.goto(GRID);
  const values = getValues(page);
  await expect(values).toHaveText(["'comfortable'", "'compact'", "'standard'"]);
  await values.nth(1).click();
  await expect(status(page)).toHaveText('Copied "compact"');
  await expect(values.nth(1)).toHaveAttribute('data-copied', '');
  expect(await read(page)).toBe('"compact"');
});

test('the values of a type share one tab stop, and arrow keys move between them', async ({
  page,
}) => {
  await page.goto(GRID);
  const values = getValues(page);
  await page.locator('[id="DataGrid-prop-density"] > a').focus();
  await page.keyboard.press('Tab');
  // The chips load with the first use of the Tab key.
  await expect(values.first()).toHaveAttribute('role', 'button');
  await page.locator('[id="DataGrid-prop-density"] > a').focus();
  await page.keyboard.press('Tab');
  await expect(values.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(values.nth(2)).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Copied "comfortable"');
  expect(await read(page)).toBe('"comfortable"');
  await expect(values.and(page.locator('[tabindex="0"]'))).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(values.nth(1)).not.toBeFocused();
  await expect(values.nth(2)).not.toBeFocused();
});

test('nothing loads before the pointer or the Tab key comes near a value', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const getChips = () => requested.filter((url) => url.includes('literal-chips'));
  await page.goto(GRID);
  await page.mouse.wheel(0, 2000);
  await page.getByRole('searchbox', { name: 'Filter props, slots, and classes' }).fill('density');
  await expect(getValues(page).first()).toBeVisible();
  await expect(page.locator('.api-row b[role]')).toHaveCount(0);
  expect(getChips()).toEqual([]);
  await getValues(page).first().hover();
  await expect.poll(getChips).toHaveLength(1);
});
