/** Accessibility checks by axe-core. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { waitForAnimations } from './support.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Violations caused by the documented packages themselves, in the release that the site documents.
 * Each entry has the rule and the affected part of the component. We fix everything else.
 */
const KNOWN_IN_PACKAGES = [
  // The license watermark, shown if no key is configured.
  { rule: 'color-contrast', within: '[style*="pointer-events: none"][style*="z-index: 100000"]' },
  // Grouped rows carry tree attributes inside role="grid".
  { rule: 'aria-conditional-attr', within: '.MuiDataGrid-row' },
  // With a partial selection, the header checkbox announces the wrong state.
  { rule: 'aria-conditional-attr', within: '.MuiDataGrid-columnHeaderCheckbox' },
  // The header of the detail panel's toggle column has no text.
  { rule: 'empty-table-header', within: '.MuiDataGrid-columnHeader' },
  // The spinner that replaces the arrow of a group while a data source responds, and the one that
  // covers the grid.
  { rule: 'aria-progressbar-name', within: '.MuiDataGrid-cell, .MuiDataGrid-overlay' },
  // Headers have labels that their role does not allow.
  { rule: 'aria-prohibited-attr', within: '.MuiDataGrid-columnHeader' },
  // The accessible names of the toolbar's buttons differ from their visible labels.
  { rule: 'label-content-name-mismatch', within: '.MuiDataGrid-toolbarContainer' },
  // The checkbox of a tree item cannot be focused and has no name.
  { rule: 'label', within: '.MuiTreeItem-root, [role="treeitem"]' },
  // The toolbar of a static picker shows its value as a heading of level 4, whatever is above it.
  { rule: 'heading-order', within: '.MuiPickersToolbar-root' },
  // Disabled times lack `aria-disabled`, so that their weak color counts.
  { rule: 'color-contrast', within: '.MuiDigitalClock-item.Mui-disabled' },
  // The label "3 hours" does not contain the text "03".
  { rule: 'label-content-name-mismatch', within: '.MuiMultiSectionDigitalClock-root' },
];

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
 * Returns what axe finds on an open page, or in the element that `root` selects, without what the
 * documented packages cause themselves.
 */
export async function findViolations(
  page: Page,
  rules: keyof typeof RULES,
  root?: string,
): Promise<Violation[]> {
  await waitForAnimations(page);
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
      // Compares elements: a selector could match another one after a demo has updated.
      const { violations } = await axe.run(root ?? document, {
        ...options,
        resultTypes: ['violations'],
        elementRef: true,
        // None of the rules reads style sheets or media files.
        preload: false,
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes
          .filter(
            ({ element }) =>
              !known.some((each) => each.rule === id && element.closest(each.within)),
          )
          .map(({ target, failureSummary }) => ({
            rule: id,
            target: target.join(' '),
            summary: failureSummary,
          })),
      );
    },
    { known: KNOWN_IN_PACKAGES, options: RULES[rules], root },
  );
}
