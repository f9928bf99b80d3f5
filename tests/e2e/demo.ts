/** What the test beside a page (`page.spec.ts`) needs: its demos, hydrated. */
import { expect, type Locator, type Page } from '@playwright/test';

export { expect, test } from '@playwright/test';

/**
 * Opens a page and waits until one of its demos is live. Gives the box in which the demo runs, so
 * that the page's other demos are out of reach.
 */
export async function openDemo(page: Page, pathname: string, name: string): Promise<Locator> {
  await page.goto(pathname);
  const frame = page.locator(`[data-demo][id="${name}"]`);
  await frame.scrollIntoViewIfNeeded();
  await expect(frame).toHaveAttribute('data-live', '');
  return frame.locator('.demo-stage');
}

/** The texts that a grid shows in one of its columns, from the first row that is drawn. */
export async function getColumn(grid: Locator, field: string): Promise<string[]> {
  return grid.locator(`[role="gridcell"][data-field="${field}"]`).allInnerTexts();
}
