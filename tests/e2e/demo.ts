/** Access to hydrated demos, for the tests next to pages (`page.spec.ts`). */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';

export { expect } from '@playwright/test';

/** The tests next to pages are hundreds, and most open one page. */
export const test = base.extend({
  reuseContext: [SHARED_PAGE.reuseContext, { scope: 'worker' }],
  launchOptions: [SHARED_PAGE.launchOptions, { scope: 'worker' }],
});

/**
 * Opens a page and waits until one of its demos is hydrated. Returns the element in which the demo
 * runs, so that locators do not match the page's other demos.
 */
export async function openDemo(page: Page, pathname: string, name: string): Promise<Locator> {
  await page.goto(pathname);
  const frame = page.locator(`[data-demo][id="${name}"]`);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  return frame.locator('.demo-stage');
}

/**
 * Clicks a checkbox or switch and waits for its new state. `locator.check()` fails if the state has
 * not changed right after the click, but a controlled one can change a task later.
 */
export async function toggle(control: Locator, checked: boolean): Promise<void> {
  await expect(control).toBeChecked({ checked: !checked });
  await control.click();
  await expect(control).toBeChecked({ checked });
}

/** Returns the texts in one column of a grid, starting with the first rendered row. */
export async function getColumn(grid: Locator, field: string): Promise<string[]> {
  return grid.locator(`[role="gridcell"][data-field="${field}"]`).allInnerTexts();
}

/** Modifies the code of a demo when it is loaded, for a case that no demo shows. */
export async function changeDemo(
  page: Page,
  name: string,
  from: RegExp,
  to: string,
): Promise<void> {
  await page.route(new RegExp(`/${name}[.\\w-]*\\.(js|tsx)`), async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(from, to);
    await route.fulfill({ body, contentType: 'text/javascript' });
  });
}
