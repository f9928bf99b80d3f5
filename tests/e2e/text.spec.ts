import { expect, test, type Page } from '@playwright/test';
import { SHARED_PAGE } from './launch.ts';
import { GUIDE_PAGES, store } from './support.ts';

test.use(SHARED_PAGE);

/** Replaces the text of an open page with all tables of other pages. */
async function collectTables(page: Page, addresses: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    const article = document.querySelector('article')!;
    article.replaceChildren();
    const texts = await Promise.all(all.map(async (each) => (await fetch(each)).text()));
    texts.forEach((text, index) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      for (const table of parsed.querySelectorAll('.table-box')) {
        const copy = document.adoptNode(table) as HTMLElement;
        copy.dataset['from'] = all[index];
        article.append(copy);
      }
    });
  }, addresses);
}

/**
 * Returns each word of a table that is split over lines although it fits: in a table, which can
 * scroll, the whole box; in a plan table, its cell. Long code with spaces may break like text.
 */
async function listBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const range = document.createRange();
    for (const box of document.querySelectorAll<HTMLElement>('[data-from]')) {
      const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        range.selectNodeContents(node);
        if (range.getClientRects().length < 2 || node.parentElement!.closest('pre, script'))
          continue;
        const getPadding = (element: Element) => {
          const { paddingLeft, paddingRight } = getComputedStyle(element);
          return parseFloat(paddingLeft) + parseFloat(paddingRight);
        };
        let cell = node.parentElement!;
        let padding = 0;
        while (getComputedStyle(cell).display === 'inline') {
          padding += getPadding(cell);
          cell = cell.parentElement!;
        }
        const isTable = box.querySelector(':scope > table:not(.plan-table)') !== null;
        const room = (isTable ? box : cell).clientWidth - padding - getPadding(cell);
        const isName = isTable && node.parentElement!.closest('code:not(.phrase)') !== null;
        for (const { 0: word, index } of (node as Text).data.matchAll(
          isName ? /\S+/g : isTable ? /[^\s\-/–—]+/g : /[^\s\w$]*[\w$]+[^\s\w$]*/g,
        )) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const width = [...range.getClientRects()].reduce((sum, part) => sum + part.width, 0);
          const [{ length: before }] = /^[^\w$]*/.exec(isName ? '' : word)!;
          range.setStart(node, index + before);
          if (!isName) range.setEnd(node, index + word.search(/[^\w$]*$/));
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          const sign = isTable ? 0 : width / word.length;
          if (lines.size > 1 && width + 2 * sign < room - 1)
            broken.push(`${word} (${box.dataset['from']})`);
        }
      }
    }
    return broken;
  });
}

const WIDTHS = [360, 768, 1280, 1920];

test('no word breaks inside in any table of a guide', async ({ page }) => {
  await page.goto('/x/react-data-grid/sorting/');
  await collectTables(page, GUIDE_PAGES);
  expect(await page.locator('.table-box').count()).toBeGreaterThan(100);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await listBrokenWords(page), `at ${width} px`).toEqual([]);
  }
});

/**
 * Returns the blocks of a page with a character that stands left of the one before it on the same
 * line, such as a full stop at the wrong end of a sentence. Demos and heading links are left out.
 */
async function listReversedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blocks = new Map<Element, Text[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node as Text;
      let block = text.parentElement!;
      if (!text.data.trim() || block.closest('script, noscript, .demo-stage, .heading-anchor')) {
        continue;
      }
      while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
      if (block.checkVisibility()) blocks.set(block, [...(blocks.get(block) ?? []), text]);
    }
    const range = document.createRange();
    const isReversed = (texts: readonly Text[]) => {
      let last: DOMRect | undefined;
      for (const text of texts) {
        for (let index = 0; index < text.length; index++) {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          const box = range.getBoundingClientRect();
          if (!text.data[index]!.trim() || box.width === 0) continue;
          if (last && Math.abs(last.bottom - box.bottom) < 6 && box.left < last.left - 1)
            return true;
          last = box;
        }
      }
      return false;
    };
    return [...blocks].filter(([, texts]) => isReversed(texts)).map(([block]) => block.textContent);
  });
}

test('in a page that the reader mirrors, every English text runs from left to right', async ({
  page,
}) => {
  await store(page, { 'docs-direction': 'rtl' });
  for (const address of [
    '/x/react-data-grid/accessibility/',
    '/x/introduction/licensing/',
    '/x/introduction/',
    '/x/api/data-grid/grid-col-def/',
    '/x/api/data-grid/changes/',
    '/versions/',
  ]) {
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await listReversedTexts(page), address).toEqual([]);
  }
});

test('the headings of a mirrored page start at its right edge', async ({ page }) => {
  await store(page, { 'docs-direction': 'rtl' });
  await page.goto('/x/react-data-grid/accessibility/');
  const insets = await page.locator('.prose > :is(h2, h3)').evaluateAll((all) =>
    all.map((heading) => {
      const range = document.createRange();
      range.setStart(heading, 0);
      range.setEndBefore(heading.querySelector('.heading-anchor')!);
      // The target of a plan is larger than its icon, which ends the heading.
      const last = heading.querySelector('.plan-link > *') ?? range;
      return heading.getBoundingClientRect().right - last.getBoundingClientRect().right;
    }),
  );
  expect(new Set(insets)).toEqual(new Set([0]));
});
