/**
 * Each kind of page as a reader sees it first, compared with stored pictures at four widths in
 * light mode, in dark mode and right to left. `npm run pictures` takes them again.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { isInScope } from '../../scripts/test/scope.ts';
import { findViolations } from './axe.ts';
import { SHARED_PAGE } from './launch.ts';
import { isNearlyEqual } from './stored-picture.ts';
import { collectMessages, openSettings, store, waitForAnimations } from './support.ts';

test.use(SHARED_PAGE);

interface PageKind {
  name: string;
  path: string;
  /** Stored settings of the reader. */
  settings?: Record<string, string>;
  /** What the reader does before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Widths at which this kind exists; all by default. */
  widths?: readonly number[];
  /** What axe checks if the rest of the page is inert; all by default. */
  root?: string;
  /** Height of the picture in pixels, if more than the first screen matters. */
  height?: number;
}

const WIDTHS = [360, 768, 1280, 1920] as const;
const GRID = '/x/react-data-grid/';
const GUIDE = '/x/react-data-grid/column-definition/';
const COMPONENT = '/x/api/data-grid/data-grid/';
const scrollToProps = (page: Page) =>
  page.locator('#props').evaluate((heading) => heading.scrollIntoView());

const KINDS: readonly PageKind[] = [
  { name: 'landing', path: '/x/introduction/', height: 1800 },
  { name: 'overview', path: GRID, height: 1800 },
  { name: 'guide', path: GUIDE },
  { name: 'demo-page', path: '/x/react-data-grid/demo/' },
  // Without a setting, the layout is drawn by lot.
  { name: 'api', path: COMPONENT, settings: { apiPage_default: 'expended' } },
  {
    name: 'api-expanded',
    path: COMPONENT,
    settings: { apiPage_default: 'expended' },
    prepare: scrollToProps,
  },
  {
    name: 'api-collapsed',
    path: COMPONENT,
    settings: { apiPage_default: 'collapsed' },
    prepare: scrollToProps,
  },
  {
    name: 'api-table',
    path: COMPONENT,
    settings: { apiPage_default: 'table' },
    prepare: scrollToProps,
  },
  { name: 'api-index', path: '/x/api/data-grid/' },
  {
    name: 'api-changes',
    path: '/x/api/data-grid/changes/',
    prepare: (page) => expect(page.locator('[data-api-changes-status]')).not.toBeEmpty(),
  },
  { name: 'versions', path: '/versions/' },
  { name: 'not-found', path: '/404.html' },
  { name: 'settings', path: GUIDE, prepare: openSettings },
  {
    name: 'search',
    path: GUIDE,
    prepare: async (page) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search the documentation' }).fill('pin column');
      const results = page.getByRole('listbox', { name: 'Results' });
      // The texts arrive after the names; the first row then says what the method does.
      await expect(results.getByRole('option').first()).toContainText('Pins a column');
    },
  },
  {
    name: 'drawer',
    path: GUIDE,
    widths: [360, 768],
    root: '#side-nav',
    prepare: (page) => page.getByRole('button', { name: 'Open navigation' }).click(),
  },
  {
    name: 'print',
    path: '/x/react-data-grid/column-definition/',
    widths: [768],
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
];

const MODES = {
  light: {},
  dark: { 'mui-mode': 'dark' },
  rtl: { 'docs-direction': 'rtl' },
};

/** Hides what changes from run to run. */
const HIDDEN = '* { caret-color: transparent !important; }';

/** Waits until fonts, pictures and the demos in view have appeared. */
async function settle(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const isInView = (element: Element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return bottom > 0 && top < window.innerHeight;
        };
        const images = [...document.querySelectorAll('img')].filter(
          (image) => !image.complete && image.checkVisibility(),
        );
        const demos = document.querySelectorAll(
          '[data-demo]:not([data-live], :has([data-demo-wake]))',
        );
        return [...images, ...demos].filter(isInView).length;
      }),
    )
    .toBe(0);
  await page.evaluate(() => document.fonts.ready);
  await waitForAnimations(page);
}

async function openKind(page: Page, { path, prepare }: PageKind): Promise<void> {
  await page.goto(path);
  await settle(page);
  await prepare?.(page);
  await settle(page);
}

/** The navigation keeps its place from page to page, so the place depends on what was open before. */
async function centerActiveEntry(page: Page): Promise<void> {
  await page.evaluate(() => {
    const nav = document.querySelector('#side-nav');
    const entry = nav?.querySelector('[aria-current="page"]');
    if (!nav || !entry) return;
    const { top, height } = nav.getBoundingClientRect();
    nav.scrollTop += entry.getBoundingClientRect().top - top - height / 2;
  });
}

/** Maximum width of a stored picture in pixels, in which every line of text still shows. */
const PICTURE_WIDTH = 800;

/** Takes the picture once it looks like the stored one, or two in a row are equal. */
async function takePicture(page: Page, stored: Buffer): Promise<Buffer> {
  let last: Buffer = Buffer.of();
  for (let take = 1; ; take += 1) {
    await centerActiveEntry(page);
    const picture = await page.screenshot({ animations: 'disabled' });
    const reduced = await sharp(picture)
      .resize({ width: PICTURE_WIDTH, withoutEnlargement: true })
      .png({ palette: true, colours: 48, dither: 0, effort: 4 })
      .toBuffer();
    if (take === 6 || picture.equals(last) || (await isNearlyEqual(reduced, stored)))
      return reduced;
    last = picture;
    await page.waitForTimeout(100 * take);
  }
}

function readStored(name: string): Buffer {
  const file = path.join(import.meta.dirname, '../pictures', name);
  return existsSync(file) ? readFileSync(file) : Buffer.of();
}

test.use({ colorScheme: 'light', locale: 'en-US', timezoneId: 'UTC' });

for (const kind of KINDS) {
  for (const [mode, settings] of Object.entries(MODES)) {
    if (mode !== 'light' && !isInScope(`${kind.name} ${mode}`, kind.path)) continue;
    test(`${kind.name} looks as pictured, ${mode}`, async ({ page }) => {
      await store(page, { ...kind.settings, ...settings });
      for (const width of kind.widths ?? WIDTHS) {
        await page.emulateMedia({ media: 'screen' });
        await page.setViewportSize({ width, height: kind.height ?? (width < 600 ? 780 : 900) });
        await openKind(page, kind);
        await page.addStyleTag({ content: HIDDEN });
        const name = `${kind.name}-${width}-${mode}`;
        const file = `${name}.png`;
        expect
          .soft(await takePicture(page, readStored(file)), name)
          .toMatchSnapshot(['tests', 'pictures', file], {
            threshold: 0.2,
            maxDiffPixelRatio: 0.002,
          });
      }
    });
  }
}

/** Ways in which readers enlarge pages or replace their colors. */
const CONDITIONS = {
  'at 320 px': { viewport: { width: 320, height: 640 } },
  'at 200 % zoom': { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
  'in forced colors': { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } },
} as const;

for (const [condition, options] of Object.entries(CONDITIONS)) {
  test.describe(condition, () => {
    test.use(options);

    for (const kind of KINDS.filter(({ name }) => name !== 'print')) {
      const { width } = 'viewport' in options ? options.viewport : { width: 1280 };
      if (kind.widths && !kind.widths.some((each) => each >= width && width < 1200)) continue;
      if (kind.name !== 'guide' && !isInScope(`${kind.name} ${condition}`, kind.path)) continue;

      test(`${kind.name} is accessible, logs nothing and fits`, async ({ page }) => {
        const messages = collectMessages(page);
        await store(page, kind.settings ?? {});
        await openKind(page, kind);
        expect(await findViolations(page, 'all', kind.root)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        expect(messages).toEqual([]);
      });
    }
  });
}
