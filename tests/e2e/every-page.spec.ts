import { expect, test, type Page } from '@playwright/test';
import { isInScope } from '../../scripts/test/scope.ts';
import { findViolations } from './axe.ts';
import { toggle } from './demo.ts';
import { UNOPTIMIZED } from './launch.ts';
import { compareDarkPictures, comparePictures } from './pictures.ts';
import { selectSamples } from './sample-pages.ts';
import {
  API_PAGES,
  collectMessages,
  collectPolicyViolations,
  GUIDE_PAGES,
  readPage,
  store,
  hydrateDemos,
  measureAwayBlocks,
  openSettings,
  waitForDemos,
} from './support.ts';

test.use({ launchOptions: UNOPTIMIZED });

/** Finds the demos whose rendered height differs from the one that their page reserves. */
async function findWrongHeights(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const property = window.innerWidth < 600 ? '--demo-height-narrow' : '--demo-height';
    return [...document.querySelectorAll<HTMLElement>('[data-demo]')].flatMap((frame) => {
      const stage = frame.querySelector<HTMLElement>('.demo-stage')!;
      const reserved = parseFloat(getComputedStyle(frame).getPropertyValue(property));
      const padding = parseFloat(getComputedStyle(stage).paddingTop);
      const top = stage.getBoundingClientRect().top + padding;
      const parts = stage.querySelectorAll('astro-island > :not(.demo-start, script, style)');
      const bottoms = [...parts].map((part) => part.getBoundingClientRect().bottom);
      const height = Math.max(...bottoms) - top;
      return Math.abs(height - reserved) <= 2
        ? []
        : [`${frame.id}: reserved ${reserved}, rendered ${height}`];
    });
  });
}

/**
 * Zones east and west of UTC. Read as UTC by mistake, a date is the day before in the western one;
 * a local midnight written as UTC is the day before in the eastern one.
 */
const ZONES = { east: 'Asia/Tokyo', west: 'America/Los_Angeles' };

/** Texts and values of inputs in each demo of a page, by the demo's id. */
type ShownTexts = Record<string, string[]>;

async function readDemos(page: Page): Promise<ShownTexts> {
  return page.evaluate(() => {
    // In a page from right to left, fields add invisible marks to their values.
    const clean = (text: string | null) =>
      (text ?? '').replace(/[\u200e\u200f\u2066-\u2069\s]+/g, '');
    return Object.fromEntries(
      [...document.querySelectorAll<HTMLElement>('[data-demo]')].map((frame) => {
        const island = frame.querySelector('.demo-stage astro-island')!;
        const found = [...island.querySelectorAll('input, textarea')].map((input) =>
          clean((input as HTMLInputElement).value),
        );
        const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) found.push(clean(texts.currentNode.textContent));
        return [frame.id, found.filter(Boolean)];
      }),
    );
  });
}

/** Lists the texts that a demo did not show before. On a narrow page it can show fewer. */
function findNewTexts(after: ShownTexts, before: ShownTexts): string[] {
  return Object.entries(after).flatMap(([id, texts]) =>
    texts.filter((text) => !before[id]?.includes(text)).map((text) => `${id}: ${text}`),
  );
}

/** What values that do not exist look like: `1–NaN of undefined`. */
const WRONG = /NaN|undefined|\[object Object\]/;

const listTexts = (shown: ShownTexts) =>
  Object.entries(shown).flatMap(([id, texts]) => texts.map((text) => `${id}: ${text}`));

const DATE = /\d\/\d{1,2}\/\d{2}|\d{4}-\d{2}-\d{2}|(Jan|Feb|Ma|Apr|Ju|Aug|Sep|Oct|Nov|Dec)[a-z]*\d/;

/**
 * Which of the new texts of a page in another zone are wrong. On a narrow page grids show other
 * columns and rows; the ticks of charts depend on the width, so nothing follows from theirs.
 */
function isWrongInZone(path: string, text: string): boolean {
  if (path.startsWith('/x/react-charts/')) return false;
  return path.startsWith('/x/react-date-pickers/') || DATE.test(text);
}

/** One reference page of each kind, tested in every mode if it is in scope. The others use the same templates. */
const API_SAMPLES = [
  '/x/api/data-grid/',
  '/x/api/data-grid/data-grid-premium/',
  '/x/api/data-grid/events/',
  '/x/api/data-grid/grid-api/',
  '/x/api/data-grid/grid-col-def/',
  '/x/api/data-grid/selectors/',
  '/x/api/date-pickers/date-picker/',
  '/x/api/charts/types/',
  '/x/api/tree-view/tree-view/',
];

for (const path of [...GUIDE_PAGES, ...API_SAMPLES].filter((each) => isInScope(each))) {
  test.describe(path, () => {
    // The stored pictures were taken with these settings, in UTC.
    test.use({ colorScheme: 'light', locale: 'en-US' });

    test('is accessible, logs nothing, keeps its layout and looks as pictured, then on a phone', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      const messages = collectMessages(page);
      const refused = await collectPolicyViolations(page);
      // The zone of a context cannot change; the browser's own command changes it.
      const session = await page.context().newCDPSession(page);
      const moveTo = (timezoneId: string) =>
        session.send('Emulation.setTimezoneOverride', { timezoneId });
      let shown: ShownTexts = {};
      const expectNoMistake = async () => {
        expect(await page.locator('.demo-error').count()).toBe(0);
        expect(refused).toEqual([]);
        expect(messages).toEqual([]);
      };

      await test.step('with default settings', async () => {
        await store(page, { apiPage_default: 'table' });
        await moveTo(ZONES.east);
        await page.goto(path);
        await hydrateDemos(page);
        expect(await findWrongHeights(page)).toEqual([]);
        expect(await findViolations(page, 'all')).toEqual([]);
        await expectNoMistake();
        shown = await readDemos(page);
        expect(listTexts(shown).filter((text) => WRONG.test(text))).toEqual([]);
        await comparePictures(page, path);
        const { moved } = await measureAwayBlocks(page);
        expect(moved, 'blocks moved where others are left out').toBeLessThan(0.5);
        // A grid logs a warning when the browser takes a screenshot of it.
        messages.length = 0;
      });

      await test.step('in dark mode, then dense', async () => {
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html')).toHaveAttribute('data-mui-color-scheme', 'dark');
        await waitForDemos(page);
        expect(await findViolations(page, 'colors')).toEqual([]);
        await expectNoMistake();
        await compareDarkPictures(page, path);
        messages.length = 0;
        const drawer = await openSettings(page);
        await toggle(drawer.getByRole('switch', { name: 'Dense components' }), true);
        await expect(page.locator('html')).toHaveAttribute('data-dense', '');
        await waitForDemos(page);
        await expectNoMistake();
      });

      await test.step('on a phone, right to left', async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.evaluate(() => window.localStorage.clear());
        await page.context().clearCookies();
        await store(page, { 'docs-direction': 'rtl', apiPage_default: 'collapsed' });
        await page.setViewportSize({ width: 360, height: 800 });
        await moveTo(ZONES.west);
        await page.reload();
        await hydrateDemos(page);
        let narrow: ShownTexts = {};
        // Some demos write a text once they have validated their values.
        await expect
          .poll(async () => {
            narrow = await readDemos(page);
            return findNewTexts(narrow, shown).filter((text) => isWrongInZone(path, text));
          })
          .toEqual([]);
        expect(listTexts(narrow).filter((text) => WRONG.test(text))).toEqual([]);
        expect(await findWrongHeights(page)).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
        expect(await findViolations(page, 'all')).toEqual([]);
        await expectNoMistake();
      });
    });
  });
}

test.describe('every other reference page', () => {
  const pages = API_PAGES.filter((path) => !API_SAMPLES.includes(path) && isInScope(path));
  const painted = new Set(selectSamples(API_PAGES.map((path) => ({ path, html: readPage(path) }))));

  const folders = new Set(pages.map((path) => path.split('/')[3] ?? ''));

  for (const folder of folders) {
    test(`in ${folder} is accessible, logs nothing and complies with its policy`, async ({
      page,
    }) => {
      test.setTimeout(600_000);
      const messages = collectMessages(page);
      const refused = await collectPolicyViolations(page);
      await store(page, { apiPage_default: 'expended' });
      const found: string[] = [];
      for (const path of pages.filter((each) => each.startsWith(`/x/api/${folder}/`))) {
        await page.goto(path);
        // The next page would cancel the request of a font.
        await page.evaluate(() => document.fonts.ready.then(() => {}));
        const rules = painted.has(path) ? 'all' : 'structure';
        for (const { rule, target } of await findViolations(page, rules)) {
          found.push(`${path} ${rule} ${target}`);
        }
        expect(refused, path).toEqual([]);
      }
      expect(found).toEqual([]);
      expect(messages).toEqual([]);
    });
  }
});
