import { expect, test, type Page } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';
import { openSettings, store } from './support.ts';

test.use(SHARED_PAGE);

const SORTING = '/x/react-data-grid/sorting/';
const LICENSING = '/x/introduction/licensing/';
const INSTALLATION = '/x/introduction/installation/';

/** Returns the left edge and the width of the first element that matches. */
async function measure(page: Page, selector: string): Promise<{ left: number; width: number }> {
  const element = page.locator(selector).first();
  return element.evaluate((it) => {
    const { left, width } = it.getBoundingClientRect();
    return { left: Math.round(left), width: Math.round(width) };
  });
}

/** Sets the width of a page, without the gutter of its scroll bar. */
async function setWidth(page: Page, width: number): Promise<void> {
  const gutter = await page.evaluate(() => window.innerWidth - document.body.clientWidth);
  await page.setViewportSize({ width: width + gutter, height: 900 });
}

test.describe('the room of a page', () => {
  /** The widest element of each kind of page, and whether a table of contents stands beside it. */
  const PAGES = [
    ['a guide', SORTING, '.demo', true],
    ['a guide of the introduction', INSTALLATION, '.code-tabs', true],
    ['a reference page', '/x/api/data-grid/data-grid/', '.api-section', true],
    ['the Demo page', '/x/react-data-grid/demo/', '.page-header', false],
    ['the changes of the API', '/x/api/data-grid/changes/', '.api-change-form', null],
    ['the landing', '/x/introduction/', '.prose > *', null],
    ['the versions', '/versions/', '.prose > *', false],
    ['a page that is not there', '/404.html', '.prose > *', false],
  ] as const;

  for (const [kind, address, selector, hasToc] of PAGES) {
    test(`${kind} starts at the same edge and uses its column`, async ({ page }) => {
      await page.goto(address);
      for (const [width, beside, alone] of [
        [1280, 712, 952],
        [1920, 1352, 1592],
      ] as const) {
        await setWidth(page, width);
        expect((await measure(page, 'h1')).left).toBe(264 + 32);
        const toc = hasToc ?? (await page.locator('.toc-column').count()) > 0;
        expect(await measure(page, selector)).toEqual({ left: 296, width: toc ? beside : alone });
      }
    });
  }

  test('text keeps its measure, and nothing grows beyond 1920 px', async ({ page }) => {
    await page.goto(SORTING);
    await setWidth(page, 2560);
    expect((await measure(page, '.prose > p')).width).toBe(46 * 16);
    expect((await measure(page, '.demo')).width).toBe(1352);
    const edge = (2560 - 1920) / 2;
    expect((await measure(page, '.logo')).left - edge).toBeLessThan(32);
    expect((await measure(page, '.logo')).left).toBeGreaterThan(edge);
  });

  test('below 1200 px demos reach the margins or the table of contents', async ({ page }) => {
    await page.goto(SORTING);
    for (const [width, left, expected] of [
      [360, 0, 360],
      [768, 32, 704],
      [1180, 32, 1180 - 64 - 240],
    ] as const) {
      await setWidth(page, width);
      expect(await measure(page, '.demo')).toEqual({ left, width: expected });
    }
  });

  test('a short table is as wide as the text, a long one as the column', async ({ page }) => {
    await page.goto(LICENSING);
    await setWidth(page, 1920);
    const widths = await page
      .locator('.table-box')
      .evaluateAll((all) => all.map((each) => each.clientWidth));
    expect(Math.min(...widths)).toBe(46 * 16 - 2);
    expect(Math.max(...widths)).toBeGreaterThan(46 * 16);
  });
});

test('the titles of settings start at the edge of their controls', async ({ page }) => {
  await page.goto(SORTING);
  const drawer = await openSettings(page);
  const indents = await drawer
    .locator('legend')
    .evaluateAll((all) => all.map((each) => getComputedStyle(each).paddingInlineStart));
  expect(new Set(indents)).toEqual(new Set(['0px']));
});

test.describe('a box that scrolls', () => {
  /** The fades of a box in pixels, at its left and right edges, read from its mask. */
  const getFades = (page: Page, selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate(async (element) => {
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const { maskImage } = getComputedStyle(element);
        const stops =
          /rgb\(0, 0, 0\) ([\d.]+)px, rgb\(0, 0, 0\) (?:calc\(100% - ([\d.]+)px\)|100%)/;
        const [start, end = 0] = (stops.exec(maskImage) ?? ['', '-1'])
          .slice(1)
          .map((px) => Number(px ?? 0));
        return maskImage.includes('to left') ? [end, start] : [start, end];
      });
  const scroll = (page: Page, selector: string, distance: number) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, left) => element.scrollTo({ left }), distance);

  // Styles for readers who want less motion change the durations of animations.
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test(`fades at the side that has more, ${reducedMotion}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.setViewportSize({ width: 360, height: 800 });
      for (const [address, selector] of [
        [LICENSING, '.table-box'],
        [INSTALLATION, '.code-block:not([hidden]) > .code'],
        [SORTING, '.demo-preview'],
      ] as const) {
        await page.goto(address);
        await page.locator(selector).first().scrollIntoViewIfNeeded();
        await expect.poll(() => getFades(page, selector)).toEqual([0, 32]);
        await scroll(page, selector, 40);
        await expect.poll(() => getFades(page, selector)).toEqual([32, 32]);
        await scroll(page, selector, 9999);
        await expect.poll(() => getFades(page, selector)).toEqual([32, 0]);
      }
    });
  }

  test('fades at the left of a mirrored table, and not at all where nothing is hidden', async ({
    page,
  }) => {
    await store(page, { 'docs-direction': 'rtl' });
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(LICENSING);
    await expect.poll(() => getFades(page, '.table-box')).toEqual([32, 0]);
    await scroll(page, '.table-box', -40);
    await expect.poll(() => getFades(page, '.table-box')).toEqual([32, 32]);
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.reload();
    await expect.poll(() => getFades(page, '.table-box')).toEqual([0, 0]);
  });
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

  test('the copy button stands beside the code, not on it', async ({ page }) => {
    await page.goto(INSTALLATION);
    const overlaps = await page.locator('.code-block:visible').evaluateAll((blocks) =>
      blocks.filter((block) => {
        const code = block.querySelector('.code')!.getBoundingClientRect();
        const button = block.querySelector('.copy-button')!.getBoundingClientRect();
        return button.left < code.right && button.bottom > code.top;
      }),
    );
    expect(overlaps).toHaveLength(0);
    const tabs = page.locator('.code-tabs').first();
    await expect(tabs.locator('.code-block:visible')).toHaveCount(1);
    const button = page.locator('.copy-button:visible').first();
    expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(32);
  });
});
