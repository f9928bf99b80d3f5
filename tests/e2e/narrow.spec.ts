/** Pages in a window of 320 × 256 px, which is what 400 % leaves of 1280 × 1024 px. */
import { expect, test, type Page } from '@playwright/test';
import { isInScope } from '../../scripts/test/scope.ts';
import { SHARED_PAGE } from './launch.ts';
import { API_PAGES, GUIDE_PAGES } from './support.ts';

test.use({ ...SHARED_PAGE, viewport: { width: 320, height: 256 } });

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
      await page.addStyleTag({ content: SPACING });
      const { overflow, covered } = await measure(page);
      if (overflow > 0) wrong.push(`${path} reaches ${overflow} px beyond the window`);
      if (covered > 1 / 3) wrong.push(`${path} covers ${Math.round(covered * 100)} %`);
    }
    expect(wrong).toEqual([]);
  });
}
