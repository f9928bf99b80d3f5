/**
 * Pages in a window of 320 × 256 px, which is what 400 % leaves of 1280 × 1024 px, and with text at
 * 200 % in a large one.
 */
import { expect, test, type Page } from '@playwright/test';
import { isInScope } from '../../scripts/test/scope.ts';
import { SHARED_PAGE } from './launch.ts';
import { API_PAGES, GUIDE_PAGES } from './support.ts';

const NARROW = { width: 320, height: 256 };

test.use({ ...SHARED_PAGE, viewport: NARROW });

/** The spacing that readers may set, by WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** Pages with parts that stick, tables, buttons and long names, whatever changed. */
const ALWAYS = [
  '/x/react-date-pickers/playground/',
  '/x/react-data-grid/sorting/',
  '/x/api/data-grid/',
  '/x/api/data-grid/data-grid/',
];

/** Returns how far the page reaches beyond the window, and the share of it that stays covered. */
function measure(page: Page) {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    window.scrollTo({ top: 3000, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const covered = [...document.querySelectorAll('.header, .toc-compact, .api-filter')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight)
      .reduce((sum, { top, bottom }) => sum + bottom - Math.max(0, top), 0);
    return { overflow, covered: covered / window.innerHeight };
  });
}

/** The window of a page whose text is enlarged to 200 % (WCAG 1.4.4), and nothing else. */
const WIDE = { width: 1280, height: 900 };

/**
 * Doubles the size of all text, as browsers do that enlarge text alone, and returns what is cut off:
 * the page where it is wider than the window, and elements that hide a part of their text.
 */
function enlargeText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const own = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (each) => !each.closest('astro-island, svg'),
    );
    const sizes = own.map((each) => parseFloat(getComputedStyle(each).fontSize));
    own.forEach((each, at) => each.style.setProperty('font-size', `${sizes[at]! * 2}px`));
    const overflow = document.documentElement.scrollWidth - window.innerWidth;
    const hides = (each: HTMLElement) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(each);
      // The first line of what a click unfolds ends with an ellipsis at any size.
      if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
      const { width, height } = each.getBoundingClientRect();
      // What is only for screen readers is a pixel wide.
      if (width <= 1 || height <= 1 || !each.checkVisibility() || each.textContent.trim() === '') {
        return false;
      }
      const isClipped = (value: string) => value === 'hidden' || value === 'clip';
      return (
        (isClipped(overflowX) && each.scrollWidth > each.clientWidth + 1) ||
        (isClipped(overflowY) && each.scrollHeight > each.clientHeight + 1)
      );
    };
    return [
      ...(overflow > 0 ? [`the page reaches ${overflow} px beyond the window`] : []),
      ...own
        .filter(hides)
        .map((each) => `${each.outerHTML.slice(0, 100)} hides a part of its text`),
    ];
  });
}

const pages = [...GUIDE_PAGES, ...API_PAGES].filter(
  (path) => ALWAYS.includes(path) || isInScope(path),
);

for (let batch = 0; batch < 4; batch += 1) {
  test(`nothing is cut off, and a third of the window at most is covered, part ${batch + 1}`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const wrong: string[] = [];
    for (const path of pages.filter((_, at) => at % 4 === batch)) {
      await page.goto(path);
      const spacing = await page.addStyleTag({ content: SPACING });
      const { overflow, covered } = await measure(page);
      if (overflow > 0) wrong.push(`${path} reaches ${overflow} px beyond the window`);
      if (covered > 1 / 3) wrong.push(`${path} covers ${Math.round(covered * 100)} %`);
      await spacing.evaluate((element) => (element as Element).remove());
      await page.setViewportSize(WIDE);
      for (const what of await enlargeText(page)) wrong.push(`${path} at 200 %: ${what}`);
      await page.setViewportSize(NARROW);
    }
    expect(wrong).toEqual([]);
  });
}
