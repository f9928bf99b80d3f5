import { expect, test, type Page } from '@playwright/test';
import { toggle } from './demo.ts';
import { SHARED_PAGE } from './launch.ts';
import {
  collectMessages,
  hydrateDemos,
  measureAwayBlocks,
  openSettings,
  store,
  waitForDemos,
} from './support.ts';

test.use(SHARED_PAGE);

const SORTING = '/x/react-data-grid/sorting/';

/** Marks a node of the first demo, to distinguish a remount from an update. */
async function markDemo(page: Page): Promise<void> {
  await page.locator('#SortPurchases .MuiDataGrid-root').evaluate((node) => {
    (node as HTMLElement).dataset['mark'] = 'kept';
  });
}

const demo = (page: Page) => page.locator('#SortPurchases .MuiDataGrid-root');

test('the mode applies to page and demo immediately, without a remount, and is stored @journey', async ({
  page,
}) => {
  await page.goto(SORTING);
  await expect(demo(page)).toBeVisible();
  await markDemo(page);
  const drawer = await openSettings(page);
  await drawer.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(demo(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(demo(page)).toHaveAttribute('data-mark', 'kept');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
});

test('the mode follows the device until the reader selects one', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/x/introduction/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
  const drawer = await openSettings(page);
  await drawer.getByText('Light', { exact: true }).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
});

test('the switch in the header chooses light or dark, for the page and for its islands', async ({
  page,
}) => {
  await page.goto(SORTING);
  await expect(demo(page)).toBeVisible();
  await markDemo(page);
  const toggle = page.getByRole('switch', { name: 'Dark mode' });
  await expect(toggle).not.toBeChecked();
  await expect(toggle.locator('.icon:visible')).toHaveAttribute('data-icon', 'sun');
  await toggle.click();
  await expect(toggle).toBeChecked();
  await expect(toggle.locator('.icon:visible')).toHaveAttribute('data-icon', 'moon');
  await expect(demo(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(demo(page)).toHaveAttribute('data-mark', 'kept');
  expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe('dark');

  const drawer = await openSettings(page);
  await expect(drawer.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await drawer.getByText('System', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(toggle).not.toBeChecked();
  await toggle.press('Space');
  await openSettings(page);
  await expect(drawer.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.reload();
  await expect(toggle).toBeChecked();
});

test('stored settings are applied before the first paint', async ({ page }) => {
  await store(page, { 'mui-mode': 'dark', 'docs-direction': 'rtl' });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      const { documentElement: root } = document;
      (window as unknown as { atBody: string }).atBody =
        `${root.getAttribute('data-mui-color-scheme')} ${root.dir}`;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(SORTING);
  const atBody = await page.evaluate(() => (window as unknown as { atBody: string }).atBody);
  expect(atBody).toBe('dark rtl');
});

test('right-to-left mirrors the shell and demos, but not code @journey', async ({ page }) => {
  await page.goto(SORTING);
  await expect(demo(page)).toBeVisible();
  await markDemo(page);
  const drawer = await openSettings(page);
  await drawer.getByText('Right to left').click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const position = await page
    .locator('#side-nav')
    .evaluate((nav) => nav.getBoundingClientRect().right / document.documentElement.clientWidth);
  // Chromium keeps the scrollbar on the right.
  expect(position).toBeGreaterThan(0.97);
  const first = demo(page).locator('.MuiDataGrid-columnHeader').first();
  await expect
    .poll(() =>
      first.evaluate((header) => {
        const grid = header.closest('.MuiDataGrid-root')!.getBoundingClientRect();
        return header.getBoundingClientRect().right > grid.left + grid.width / 2;
      }),
    )
    .toBe(true);
  await expect(demo(page)).toHaveAttribute('data-mark', 'kept');
  await expect(page.locator('.demo-preview').first()).toHaveCSS('direction', 'ltr');
});

test('dense mode makes demo components small, and can be reset', async ({ page }) => {
  await page.goto('/x/react-data-grid/column-dimensions/');
  const button = page.locator('#WidenFromButton button.MuiButton-root').first();
  await page.locator('#WidenFromButton').scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  const drawer = await openSettings(page);
  await toggle(drawer.getByRole('switch', { name: 'Dense components' }), true);
  await expect(button).toHaveClass(/MuiButton-sizeSmall/);
  await drawer.getByRole('button', { name: 'Increase spacing' }).click();
  await expect(drawer.locator('output')).toHaveText('9 px');
  const spacing = () =>
    button.evaluate((node) => getComputedStyle(node).getPropertyValue('--mui-spacing'));
  await expect.poll(spacing).toBe('9px');
  await drawer.getByRole('button', { name: 'Reset density' }).click();
  await expect(drawer.locator('output')).toHaveText('8 px');
  await expect(drawer.getByRole('switch')).not.toBeChecked();
  await expect.poll(spacing).toBe('8px');
  await expect(drawer.getByRole('button', { name: 'Reset density' })).toBeDisabled();
});

test('dense mode shortens the rows of grids, unless a demo sets their height', async ({ page }) => {
  const getRow = (demo: string) => page.locator(`#${demo} .MuiDataGrid-row`).first();
  await page.goto(SORTING);
  await expect(getRow('SortPurchases')).toHaveCSS('height', '52px');
  const drawer = await openSettings(page);
  await toggle(drawer.getByRole('switch', { name: 'Dense components' }), true);
  await expect(drawer.getByRole('switch')).toHaveAccessibleDescription(/Shorter grid rows/);
  await expect(getRow('SortPurchases')).toHaveCSS('height', '36px');

  await page.goto('/x/react-data-grid/row-height/');
  await page.locator('#LowerRows').scrollIntoViewIfNeeded();
  await expect(getRow('LowerRows')).toHaveCSS('height', '38px');

  // The density of a grid still follows the selector in its toolbar.
  await page.goto('/x/react-data-grid/accessibility/');
  const grid = page.locator('#DensityInToolbar');
  await grid.scrollIntoViewIfNeeded();
  await grid.getByRole('button', { name: /density/i }).click();
  await page.getByRole('menuitem', { name: 'Standard' }).click();
  await expect(getRow('DensityInToolbar')).toHaveCSS('height', '36px');
});

const COLUMNS = '/x/react-data-grid/column-definition/';

test('the page follows a setting at once, its demos after that has been painted', async ({
  page,
}) => {
  await page.goto(SORTING);
  await expect(demo(page)).toBeVisible();
  const drawer = await openSettings(page);
  const state = await drawer
    .getByLabel('Right to left')
    .evaluate(async (choice: HTMLInputElement) => {
      const stage = document.querySelector<HTMLElement>('#SortPurchases .demo-stage')!;
      const read = () => [
        document.documentElement.dir,
        choice.checked,
        stage.matches('[data-behind]'),
        getComputedStyle(stage).direction,
      ];
      choice.click();
      const atOnce = read();
      await new Promise(requestAnimationFrame);
      return { atOnce, beforePaint: read() };
    });
  expect(state.atOnce).toEqual(['rtl', true, true, 'ltr']);
  expect(state.beforePaint).toEqual(['rtl', true, true, 'ltr']);
  await waitForDemos(page);
  await expect(page.locator('#SortPurchases .demo-stage')).toHaveCSS('direction', 'rtl');
});

test('demos keep what the reader typed while all settings change', async ({ page }) => {
  await page.goto('/x/react-data-grid/filtering/quick-filter/');
  const field = page.locator('#SearchProjects').getByRole('searchbox');
  await page.locator('#SearchProjects').scrollIntoViewIfNeeded();
  await field.fill('no');
  const drawer = await openSettings(page);
  await drawer.getByText('Dark', { exact: true }).click();
  await toggle(drawer.getByRole('switch', { name: 'Dense components' }), true);
  await drawer.getByRole('button', { name: 'Increase spacing' }).click();
  await drawer.getByText('Right to left').click();
  await page.keyboard.press('Escape');
  await waitForDemos(page);
  await expect(field).toHaveValue('no');
  await expect(field).toHaveCSS('direction', 'rtl');
});

test('a demo out of view has the settings when the reader comes to it', async ({ page }) => {
  await page.goto(COLUMNS);
  await hydrateDemos(page);
  const last = page.locator('.demo').last();
  const row = last.locator('.MuiDataGrid-row').first();
  await expect(row).toHaveCSS('height', '52px');
  await page.evaluate(() => window.scrollTo(0, 0));
  const drawer = await openSettings(page);
  await toggle(drawer.getByRole('switch', { name: 'Dense components' }), true);
  await drawer.getByText('Right to left').click();
  await page.keyboard.press('Escape');
  await last.scrollIntoViewIfNeeded();
  await expect(row).toHaveCSS('height', '36px');
  await expect(row).toHaveCSS('direction', 'rtl');
  await expect(last.locator('.demo-stage')).not.toHaveAttribute('dir');
});

test('blocks far from the viewport are skipped, and nothing moves', async ({ page }) => {
  await page.goto(COLUMNS);
  await hydrateDemos(page);
  await page.locator('[data-away]').first().waitFor({ state: 'attached' });
  const { skipped, moved } = await measureAwayBlocks(page);
  expect(skipped).toBeGreaterThan(20);
  expect(moved).toBeLessThan(0.5);
});

test('a color applies to the demos and can be reset', async ({ page }) => {
  await page.goto('/x/react-data-grid/column-dimensions/');
  const button = page.locator('#WidenFromButton button.MuiButton-root').first();
  await page.locator('#WidenFromButton').scrollIntoViewIfNeeded();
  await expect(button).toBeVisible();
  const before = await button.evaluate((node) => getComputedStyle(node).color);
  const drawer = await openSettings(page);
  await drawer.getByLabel('Primary color').fill('#7a1fa2');
  await expect(button).toHaveCSS('color', 'rgb(122, 31, 162)');
  const cookies = await page.context().cookies();
  const cookie = cookies.find(({ name }) => name === 'paletteColors');
  expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
    primary: { main: '#7a1fa2' },
  });
  await drawer.getByRole('button', { name: 'Reset colors' }).click();
  await expect(button).toHaveCSS('color', before);
});

test('the drawer closes with Escape, its button or a click outside, and restores focus', async ({
  page,
}) => {
  await page.goto('/x/introduction/');
  const opener = page.getByRole('button', { name: 'Settings', exact: true });
  const drawer = await openSettings(page);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await drawer.getByRole('button', { name: 'Close settings' }).click();
  await expect(drawer).toBeHidden();
  await opener.click();
  await page.mouse.click(200, 400);
  await expect(drawer).toBeHidden();
});

test.describe('broken storage', () => {
  test('settings work if storage is forbidden', async ({ page }) => {
    const messages = collectMessages(page);
    await page.addInitScript(() => {
      const forbid = () => {
        throw new DOMException('Denied', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { get: forbid });
      Object.defineProperty(window, 'sessionStorage', { get: forbid });
      Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
    });
    await page.goto(SORTING);
    await expect(demo(page)).toBeVisible();
    const drawer = await openSettings(page);
    await drawer.getByText('Dark', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
    expect(messages).toEqual([]);
  });

  test('invalid values in storage and cookies are ignored', async ({ page, context, baseURL }) => {
    const messages = collectMessages(page);
    await context.addCookies(
      ['paletteColors', 'codeVariant', 'codeStyling'].map((name) => ({
        name,
        value: '%E0%A4%A{{"',
        url: baseURL!,
      })),
    );
    await store(page, {
      'mui-mode': 'purple',
      'docs-direction': 'up',
      'docs-dense': '{',
      'docs-spacing': 'NaN',
    });
    await page.goto(SORTING);
    await expect(demo(page)).toBeVisible();
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-mui-color-scheme', 'light');
    await expect(root).toHaveAttribute('dir', 'ltr');
    expect(messages).toEqual([]);
  });
});

test('settings that change in one tab change in every other one', async ({ page, context }) => {
  await page.goto(SORTING);
  await expect(demo(page)).toBeVisible();
  await markDemo(page);
  const other = await context.newPage();
  await other.goto(SORTING);
  const drawer = await openSettings(other);
  await drawer.getByText('Dark', { exact: true }).click();
  await drawer.getByText('Right to left').click();
  await toggle(drawer.getByRole('switch', { name: 'Dense components' }), true);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-mui-color-scheme', 'dark');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-dense', '');
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked();
  await expect(demo(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await expect(demo(page)).toHaveAttribute('data-mark', 'kept');
  await other.close();
});
