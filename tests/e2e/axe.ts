/** Accessibility checks by axe-core. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { KNOWN_VIOLATIONS } from './known-violations.ts';
import { waitForAnimations } from './support.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const KNOWN = KNOWN_VIOLATIONS.flatMap(({ violations }) => violations);

interface Violation {
  rule: string;
  target: string;
  summary: string;
}

/**
 * Sets of rules. All rules run once with default settings and once on a phone, which shows other
 * elements. Dark mode changes only colors, so only rules that compare colors can find anything new
 * there. If all elements of a reference page, including their classes, are also on sampled pages,
 * it cannot have colors or sizes of its own. For such pages we skip the two rules that inspect the
 * rendered page, because they take most of the time.
 */
const RULES = {
  // Not among the defaults of axe.
  all: { rules: { 'target-size': { enabled: true } } },
  colors: { runOnly: ['color-contrast', 'link-in-text-block'] },
  structure: {
    rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
  },
};

/**
 * Renders lists of changes that are out of view. Their size is an estimate until then, and axe,
 * which measures their content all the same, would see it on top of what follows.
 */
async function renderSkipped(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const list of document.querySelectorAll<HTMLElement>('.api-changes')) {
      list.style.contentVisibility = 'visible';
    }
  });
}

/**
 * Returns what axe finds on an open page, or in the element that `root` selects, without what the
 * documented packages cause themselves.
 */
export async function findViolations(
  page: Page,
  rules: keyof typeof RULES,
  root?: string,
): Promise<Violation[]> {
  await waitForAnimations(page);
  await renderSkipped(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ known, options, root }) => {
      const { axe } = window as unknown as {
        axe: {
          run: (
            root: Document | string,
            options: object,
          ) => Promise<{
            violations: {
              id: string;
              nodes: { target: string[]; failureSummary: string; element: Element }[];
            }[];
          }>;
        };
      };
      // Elements, because a selector could match another one after a demo has updated, and noted
      // before, because a spinner that is gone is in nothing any more.
      const before = known.map(
        ({ within }) => new Set(document.querySelectorAll(`:is(${within}), :is(${within}) *`)),
      );
      // Axe measures every element of the page, also those that a modal part has made inert. On a page
      // of the reference that takes most of the time. Demos must not lose their size, and the page must
      // not lose its height: to axe, nothing would be in view.
      const part = root ? document.querySelector(root) : null;
      const covered = [...document.querySelectorAll<HTMLElement>('[inert]')]
        .filter((element) => part && !part.contains(element) && !element.contains(part))
        .filter((element) => !element.querySelector('[data-demo]'))
        .map((element) => ({ element, display: element.style.display }));
      const { body } = document;
      body.style.minHeight = `${body.scrollHeight}px`;
      for (const { element } of covered) element.style.display = 'none';
      const { violations } = await axe.run(root ?? document, {
        ...options,
        resultTypes: ['violations'],
        elementRef: true,
        // None of the rules reads style sheets or media files.
        preload: false,
        // The policy of the frames lets no script of a test in, so axe would wait in vain.
        iframes: false,
      });
      for (const { element, display } of covered) element.style.display = display;
      body.style.minHeight = '';
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              !known.some(
                (each, index) =>
                  each.rule === id && (before[index]!.has(element) || element.closest(each.within)),
              ),
          )
          .map(({ target, failureSummary }) => ({
            rule: id,
            target: target.join(' '),
            summary: failureSummary,
          })),
      );
    },
    { known: KNOWN, options: RULES[rules], root },
  );
}
