import { expect, it } from 'vitest';
import { wholeSite } from '../whole-site.ts';
import type { NavEntry } from '../../src/core/site/nav.ts';

const { sections } = wholeSite.site;

/** Keeps the required pathnames in their present order; authors can add others in between. */
function pick(present: readonly string[], required: readonly string[]): string[] {
  return present.filter((each) => required.includes(each));
}

it('the introduction has its five pages in order', () => {
  const introduction = sections.find(({ folder }) => folder === 'introduction');
  const required = [
    '/x/introduction',
    '/x/introduction/installation',
    '/x/introduction/licensing',
    '/x/introduction/support',
    '/x/introduction/roadmap',
  ];
  const present = introduction?.entries.map(({ pathname }) => pathname) ?? [];
  expect(pick(present, required)).toEqual(required);
});

/** Lists the pathnames of a section in navigation order, guides without the section's prefix. */
function listGuides(folder: string): { guides: string[]; reference: string[] } {
  const section = sections.find((each) => each.folder === folder)!;
  const list = (entries: readonly NavEntry[]): string[] =>
    entries.flatMap(({ pathname, children }) => (children ? list(children) : [pathname]));
  const all = list(section.entries);
  const isReference = (pathname: string) => pathname.startsWith('/x/api/');
  return {
    guides: all
      .filter((pathname) => !isReference(pathname))
      .map((pathname) => pathname.replace(section.prefix, '').slice(1)),
    reference: all.filter(isReference),
  };
}

it('the Data Grid has its guides in order and its API reference', () => {
  const { guides, reference } = listGuides('data-grid');
  const required = `
     demo getting-started layout column-definition column-dimensions column-visibility
    custom-columns column-header column-menu column-spanning column-groups column-ordering
    column-pinning row-definition row-updates row-height row-spanning master-detail row-ordering
    row-pinning row-recipes editing sorting filtering filtering/customization
    filtering/quick-filter filtering/server-side filtering/multi-filters filtering/header-filters
    filtering-recipes pagination row-selection cell-selection export clipboard components style
    style-recipes localization scrolling virtualization accessibility performance tree-data
    row-grouping aggregation pivoting server-side-data server-side-data/lazy-loading
    server-side-data/infinite-loading server-side-data/tree-data server-side-data/row-grouping
    server-side-data/aggregation api-object events state recipes-editing recipes-row-grouping`
    .split(/\s+/)
    .filter((name, index) => name || index === 0);
  expect(pick(guides, required)).toEqual(required);
  expect(reference).toContain('/x/api/data-grid/data-grid-premium');
});

it('the Date and Time Pickers have their guides in order and their API reference', () => {
  const { guides, reference } = listGuides('date-pickers');
  const required = `
     getting-started base-concepts faq date-picker date-field date-calendar time-picker time-field
    time-clock digital-clock date-time-picker date-time-field date-range-picker date-range-field
    date-range-calendar time-range-picker time-range-field date-time-range-picker
    date-time-range-field fields validation lifecycle shortcuts localization adapters-locale
    timezone calendar-systems custom-components custom-layout custom-field custom-opening-button
    playground`
    .split(/\s+/)
    .filter((name, index) => name || index === 0);
  expect(pick(guides, required)).toEqual(required);
  expect(reference).toContain('/x/api/date-pickers/date-range-picker');
});

it('Charts have their guides in order and their API reference', () => {
  const { guides, reference } = listGuides('charts');
  const required = [
    '',
    ...['getting-started', 'bars', 'bar-demo', 'lines', 'line-demo', 'areas-demo', 'pie'],
    ...['pie-demo', 'scatter', 'scatter-demo', 'sparkline', 'gauge', 'heat-map', 'axis'],
    ...['components', 'composition', 'legend', 'stacking', 'styling', 'tooltip', 'radar'],
    ...['tree-map', 'funnel', 'gantt', 'sankey'],
  ];
  expect(pick(guides, required)).toEqual(required);
  expect(reference).toContain('/x/api/charts/bar-chart');
});

it('migration has the assistant, and a guide for each product and major, in order', () => {
  expect(listGuides('migration').guides).toEqual([
    'assistant',
    ...[
      ...['data-grid-v6', 'pickers-v6', 'tree-view-v6', 'charts-v6', 'data-grid-v5', 'pickers-v5'],
      ...['tree-view-lab', 'pickers-lab', 'data-grid-v4'],
    ].map((name) => `migration-${name}`),
  ]);
});

it("what's new comes first", () => {
  expect(sections[0]?.entries.map(({ pathname }) => pathname)).toEqual(['/x/whats-new']);
});

it('the Tree View has its guides in order and its API reference', () => {
  const { guides, reference } = listGuides('tree-view');
  const required = [
    '',
    'getting-started',
    ...['items', 'selection', 'expansion', 'customization'].map((n) => `simple-tree-view/${n}`),
    ...['items', 'selection', 'expansion'].map((n) => `rich-tree-view/${n}`),
  ];
  expect(pick(guides, required)).toEqual(required);
  expect(reference).toContain('/x/api/tree-view/rich-tree-view');
});
