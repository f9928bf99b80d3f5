/** What readers type before the part that they asked for has arrived. */
import { expect, test, type Page } from '@playwright/test';
import { getEditor } from './editor.ts';

const GUIDE = '/x/react-data-grid/sorting/';

/** Delays the scripts that are requested from now on. */
async function slowDown(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
}

const getField = (page: Page) => page.getByRole('combobox', { name: 'Search the documentation' });

for (const [name, ask] of Object.entries({
  'the shortcut': (page: Page) => page.keyboard.press('/'),
  'the button': (page: Page) =>
    page.locator('[data-search-button]').evaluate((button) => (button as HTMLElement).click()),
})) {
  test(`a search that is typed right after ${name} is complete`, async ({ page }) => {
    await page.goto(GUIDE);
    await page.waitForLoadState('networkidle');
    await slowDown(page);
    await ask(page);
    await page.keyboard.type('row pagg', { delay: 20 });
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ination', { delay: 80 });
    await expect(getField(page)).toHaveValue('row pagination');
    await expect(getField(page)).toBeFocused();
    // Later keys are the field's own.
    await page.keyboard.type('s');
    await expect(getField(page)).toHaveValue('row paginations');
  });
}

test('Enter that was pressed too early opens the first result', async ({ page }) => {
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('pagination', { delay: 20 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pagination\//);
});

test('Escape gives the keys back to the page', async ({ page }) => {
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await page.keyboard.press('/');
  await page.keyboard.type('ab');
  await page.keyboard.press('Escape');
  await expect(getField(page)).toBeVisible();
  await page.keyboard.type('sort');
  await expect(getField(page)).toHaveValue('sort');
});

test('a comment that is typed at once is complete', async ({ page }) => {
  await page.goto(GUIDE);
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  const button = page.getByRole('button', { name: 'Comment on this section' }).first();
  await button.evaluate((each) => (each as HTMLElement).click());
  await page.keyboard.type('The order is not clear', { delay: 30 });
  await expect(page.locator('.feedback-popover textarea, [popover] textarea').first()).toHaveValue(
    'The order is not clear',
  );
});

test('code that is typed right after Edit is complete @journey', async ({ page }) => {
  await page.goto(GUIDE);
  const editor = getEditor(page, 'BreakTies');
  await editor.toolbar.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await slowDown(page);
  await editor.toolbar.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.keyboard.type('const early = 1;', { delay: 20 });
  await expect(editor.code).toContainText('const early = 1;');
});
