/**
 * Opens every page with its demos and notes what the browser and axe say about them. Not a test: it
 * runs with `npm run evidence:demos`, which reads the attachments.
 */
import { test } from '@playwright/test';
import { checkPage } from '../../scripts/evidence/site.ts';
import { API_PAGES, collectMessages, GUIDE_PAGES, hydrateDemos, store } from './support.ts';

const NARROW = { width: 320, height: 900 };

for (const path of [...GUIDE_PAGES, ...API_PAGES]) {
  test(path, async ({ page }, info) => {
    test.setTimeout(180_000);
    const messages = collectMessages(page);
    await store(page, { apiPage_default: 'table' });
    await page.goto(path);
    await hydrateDemos(page);
    const checked = await checkPage(page);
    await page.setViewportSize(NARROW);
    const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
    await info.attach('evidence', {
      contentType: 'application/json',
      body: JSON.stringify({ path, messages, reflows: scrolled <= NARROW.width, ...checked }),
    });
  });
}
