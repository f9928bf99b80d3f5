import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getAnchors } from '../../src/core/page/page.ts';
import { toHref } from '../../src/core/urls.ts';
import { wholeSite } from '../whole-site.ts';
import { UNANSWERED_ANCHORS } from '../fixtures/unanswered-anchors.ts';

/** Anchors of the earlier documentation, by page, which other sites link to. */
const EARLIER = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../fixtures/section-anchors.json'), 'utf8'),
) as Record<string, string[]>;

const { site } = wholeSite;
const present = new Map(
  site.pages.map((page) => [toHref(page.pathname), new Set(getAnchors(page))]),
);
/** Pages that are not written yet have redirects, which another test checks. */
const written = Object.entries(EARLIER).flatMap(([page, anchors]) =>
  anchors.map((anchor) => ({ page, anchor, found: present.get(page)?.has(anchor) })),
);
const missing = written.filter(({ found }) => found === false);
const isExplained = (page: string, anchor: string) =>
  UNANSWERED_ANCHORS[page]?.[anchor] !== undefined;

it('an earlier anchor leads to a section, or is known to have none', () => {
  const byPage = Object.groupBy(
    missing.filter(({ page, anchor }) => !isExplained(page, anchor)),
    ({ page }) => page,
  );
  const lines = Object.entries(byPage).map(
    ([page, anchors = []]) => `${page} ${anchors.map(({ anchor }) => anchor).join(' ')}`,
  );
  expect(lines).toEqual([]);
});

it('at least 95 of 100 earlier anchors lead to a section', () => {
  const answered = written.filter(({ found }) => found === true);
  expect(answered.length / (answered.length + missing.length)).toBeGreaterThanOrEqual(0.95);
});

it('an anchor without a section is an earlier one that is still missing', () => {
  const unknown = Object.entries(UNANSWERED_ANCHORS).flatMap(([page, anchors]) =>
    Object.keys(anchors)
      .filter((anchor) => !missing.some((each) => each.page === page && each.anchor === anchor))
      .map((anchor) => `${page}#${anchor}`),
  );
  expect(unknown).toEqual([]);
});
