import { expect, test, type Locator, type Page } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';

test.use(SHARED_PAGE);

/** An earlier anchor of a guide, a heading of another, and a row of the reference. */
const GUIDE = '/x/introduction/licensing/';
const ALIAS = { hash: 'evaluation-trial-licenses', heading: 'evaluate-a-commercial-package' };
const ROW = '/x/api/data-grid/data-grid/#DataGrid-prop-sortModel';

/** Pixels between the lowest part of the page's fixed top and a heading. */
async function getGap(page: Page, heading: Locator): Promise<number> {
  const bottom = await page.evaluate(() =>
    Math.max(
      ...Array.from(
        document.querySelectorAll('.header, .toc-compact, .api-filter'),
        (each) => each.getBoundingClientRect().bottom,
      ),
    ),
  );
  const top = await heading.evaluate((each) => each.getBoundingClientRect().top);
  return top - bottom;
}

/** A highlighted heading stands a little below what covers the top of the page. */
async function expectLanded(page: Page, heading: Locator): Promise<void> {
  const isBelow = async () => {
    const gap = await getGap(page, heading);
    return gap >= 8 && gap < 60;
  };
  await expect.poll(isBelow).toBe(true);
}

const getBackground = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).backgroundColor);

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 } });

    for (const hash of [ALIAS.hash, ALIAS.heading]) {
      test(`#${hash} leads below the header and highlights its section`, async ({ page }) => {
        await page.goto(`${GUIDE}#${hash}`);
        const heading = page.locator(`#${ALIAS.heading}`);
        await expectLanded(page, heading);
        const other = page.getByRole('heading', { name: 'Read the terms' });
        expect(await getBackground(heading)).not.toBe(await getBackground(other));
      });
    }

    test('a row of the reference is below the header and highlighted', async ({ page }) => {
      await page.goto(ROW);
      const heading = page.locator('#DataGrid-prop-sortModel');
      await expectLanded(page, heading);
      const row = page.locator('.api-row', { has: heading });
      const next = page.locator('.api-row', { has: heading }).locator('+ .api-row');
      expect(await getBackground(row)).not.toBe(await getBackground(next));
    });
  });
}

test('the highlight stays without motion and in forced colors', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  await page.goto(`${GUIDE}#${ALIAS.hash}`);
  const heading = page.locator(`#${ALIAS.heading}`);
  await expect(heading).toHaveCSS('outline-style', 'solid');
  await expect(heading).not.toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
  await expect(heading).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a link in the page moves the highlight', async ({ page }) => {
  await page.goto(`${GUIDE}#${ALIAS.hash}`);
  await page.locator('.prose').getByRole('link', { name: 'replace the key' }).click();
  const heading = page.locator('#replace-an-expired-key');
  await expectLanded(page, heading);
  await expect(heading).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator(`#${ALIAS.heading}`)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
