import { expect, test, type Page, type Route } from '@playwright/test';
import { SLOW_MILLISECONDS } from '../../src/state/island-events.ts';
import { findViolations } from './axe.ts';

/** What a reader sees of requests that nobody answers. */

const SORTING = '/x/react-data-grid/sorting/';
const MESSAGE = 'This is still loading. Check your connection.';

/** Holds the requests for some scripts back until the returned function is called. */
async function hold(page: Page, scripts: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  await page.clock.install();
  await page.route(scripts, (route) => void held.push(route));
  return async () => {
    for (const route of held) await route.continue();
    await page.unroute(scripts);
  };
}

test('a demo that waits for its script says so, and holds no other demo up', async ({ page }) => {
  const release = await hold(page, /\/x\/assets\/SortPurchases\.[\w-]+\.js/);
  const asked = page.waitForRequest(/SortPurchases/);
  await page.goto(SORTING, { waitUntil: 'commit' });
  await asked;
  const frame = page.locator('#SortPurchases');
  await expect(frame.locator('.demo-picture')).toBeVisible();
  await expect(frame.getByRole('alert')).toHaveCount(0);
  await page.locator('#see-also').waitFor({ state: 'attached' });
  await page.clock.fastForward(SLOW_MILLISECONDS + 1000);

  const alert = frame.getByRole('alert');
  await expect(alert).toContainText(MESSAGE);
  await expect(alert.getByRole('button')).toHaveText(['Reload the page']);
  await expect(frame.locator('.demo-picture')).toBeVisible();
  await expect(frame.locator('.failure-source')).toContainText('export default function');
  expect(await findViolations(page, 'all', '#SortPurchases')).toEqual([]);
  const other = page.locator('.demo').nth(1);
  await other.scrollIntoViewIfNeeded();
  await expect(other).toHaveAttribute('data-live', '');

  await release();
  await expect(frame).toHaveAttribute('data-live', '');
  await expect(frame.locator('.demo-error, .failure-source')).toHaveCount(0);
});

test('a part of the page that waits for its script says so, and opens at last', async ({
  page,
}) => {
  const release = await hold(page, /\/x\/assets\/SettingsPanel\.[\w-]+\.js/);
  await page.goto(SORTING, { waitUntil: 'domcontentloaded' });
  const asked = page.waitForRequest(/SettingsPanel/);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await asked;
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
  await page.clock.fastForward(SLOW_MILLISECONDS + 1000);
  await expect(page.getByRole('alert').filter({ hasText: MESSAGE })).toBeInViewport();
  await release();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expect(page.getByText(MESSAGE)).toHaveCount(0);
});
