import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src/node/load-config.ts';
import {
  listAffectedPages,
  needsExtraction,
  selectNaming,
  selectTests,
  SPECS_OF,
  type WrittenPage,
} from './select-tests.ts';

const page = (folder: string, path: string, datasets: string[] = []): WrittenPage => ({
  folder: `content/${folder}`,
  path,
  datasets: datasets.map((name) => `content/data-grid/datasets/${name}.ts`),
});
const PAGES = [
  page('data-grid', '/x/react-data-grid/'),
  page('data-grid/sorting', '/x/react-data-grid/sorting/', ['harvest']),
  page('data-grid/filtering', '/x/react-data-grid/filtering/', ['harvest', 'trips']),
  page('data-grid/filtering/quick-filter', '/x/react-data-grid/filtering/quick-filter/'),
];
const SPECS = [
  'content/data-grid/sorting/page.spec.ts',
  'content/data-grid/filtering/page.spec.ts',
];
const select = (...files: string[]) => selectTests(files, PAGES, SPECS);
const EVERY_PAGE = 'tests/e2e/every-page.spec.ts';

describe('selectTests', () => {
  it('selects nothing if nothing changed', () => {
    expect(select()).toEqual({ unit: 'none', site: false, browser: [], pages: [], reasons: [] });
  });

  it.each([
    ['content/data-grid/sorting/page.mdx'],
    ['content/data-grid/sorting/demos/SortPurchases.tsx'],
    ['content/data-grid/sorting/pictures/SortPurchases.png'],
  ])('for %s, selects only its page', (file) => {
    expect(select(file)).toEqual({
      unit: 'content',
      site: true,
      browser: ['content/data-grid/sorting/page.spec.ts', EVERY_PAGE],
      pages: ['/x/react-data-grid/sorting/'],
      reasons: [`${file}: part of /x/react-data-grid/sorting/`],
    });
  });

  it('selects the innermost page, and no spec file that does not exist', () => {
    expect(select('content/data-grid/filtering/quick-filter/demos/A.tsx')).toMatchObject({
      browser: [EVERY_PAGE],
      pages: ['/x/react-data-grid/filtering/quick-filter/'],
    });
  });

  it('selects no browser test for what leads search to a page', () => {
    expect(select('content/data-grid/sorting/questions.json')).toMatchObject({
      unit: 'content',
      site: true,
      browser: [],
      pages: [],
    });
  });

  it('selects the pages that use a dataset', () => {
    expect(select('content/data-grid/datasets/harvest.ts')).toEqual({
      unit: 'content',
      site: true,
      browser: [...[...SPECS].sort(), EVERY_PAGE],
      pages: [PAGES[2]!.path, PAGES[1]!.path],
      reasons: ['content/data-grid/datasets/harvest.ts: on 2 pages'],
    });
  });

  it.each([
    ['content/data-grid/nav.ts', 'shared by pages'],
    ['content/ui/en.json', 'shared by pages'],
    ['content/data-grid/datasets/unknown.ts', 'shared by pages'],
    ['content/data-grid/unknown/page.mdx', 'shared by pages'],
    ['src/core/urls.ts', 'shared code or configuration'],
    ['config/products.ts', 'shared code or configuration'],
    ['tests/e2e/support.ts', 'shared code or configuration'],
    ['package-lock.json', 'shared code or configuration'],
    ['api/data-grid.api.json', 'shared code or configuration'],
    ['src/islands/use-modal.ts', 'shared code or configuration'],
  ])('for %s, selects everything', (file, reason) => {
    const expected = { unit: 'all', site: true, browser: 'all', reasons: [`${file}: ${reason}`] };
    expect(select(file)).toMatchObject(expected);
    // Regardless of other changes.
    expect(select('README.md', file, 'content/data-grid/sorting/page.mdx').browser).toBe('all');
  });

  it('selects the browser tests of a feature, and no page', () => {
    expect(select('src/islands/feedback/Feedback.tsx')).toMatchObject({
      unit: 'all',
      site: true,
      browser: expect.arrayContaining(['tests/e2e/feedback.spec.ts']) as string[],
      pages: [],
    });
    expect(select('src/islands/demo/explore/Explorer.tsx').browser).toContain(
      'tests/e2e/try-it.spec.ts',
    );
  });

  it.each([
    ['src/core/urls.test.ts', { unit: 'related', site: false, browser: [] }],
    ['scripts/bench.ts', { unit: 'related', site: false, browser: [] }],
    ['tools/import-rules.ts', { unit: 'all', site: false, browser: [] }],
    ['ARCHITECTURE.md', { unit: 'all', site: false, browser: [] }],
    ['vitest.config.ts', { unit: 'all', site: true, browser: [] }],
    ['tests/editor-demos.ts', { unit: 'all', site: true, browser: [] }],
    ['tests/pictures/search-360-rtl.png', { browser: ['tests/e2e/page-kinds.spec.ts'] }],
    ['tests/site/head.test.ts', { unit: 'none', site: true, browser: [] }],
    [
      'tests/e2e/search.spec.ts',
      { unit: 'related', site: false, browser: ['tests/e2e/search.spec.ts'] },
    ],
    [
      'content/data-grid/sorting/page.spec.ts',
      { unit: 'none', site: false, browser: [SPECS[0]], pages: [] },
    ],
  ])('for %s, selects only what it can affect', (file, expected) => {
    expect(select(file)).toMatchObject(expected);
  });
});

describe('selectNaming', () => {
  const select = (...affected: string[]) =>
    selectNaming(affected, [
      { file: 'a', text: "page.goto('/x/react-data-grid/sorting/')" },
      { file: 'b', text: "page.goto('/x/react-data-grid/sorting/print/')" },
      { file: 'c', text: "const DATE_GRID = '/x/api/charts/bar-chart/'" },
    ]);

  it('selects what names a page, but not one below it', () => {
    expect(select('/x/react-data-grid/sorting/')).toEqual(['a']);
    expect(select('/x/react-data-grid/')).toEqual([]);
  });

  it('selects what names any page with this start', () => {
    expect(select('/x/introduction/', '/x/api/charts/*')).toEqual(['c']);
  });
});

describe('SPECS_OF', () => {
  it('names folders and browser tests that exist', () => {
    const names = Object.entries(SPECS_OF).flatMap(([folder, specs]) => [
      folder,
      ...specs.map((name) => `tests/e2e/${name}.spec.ts`),
    ]);
    expect(names.filter((name) => !existsSync(path.join(ROOT, name)))).toEqual([]);
  });
});

describe('listAffectedPages', () => {
  const list = (...files: string[]) => listAffectedPages(files, PAGES);

  it('lists pages whose text, demos, tests or data changed', () => {
    expect(
      list('content/data-grid/sorting/page.spec.ts', 'content/data-grid/datasets/trips.ts'),
    ).toEqual(['/x/react-data-grid/filtering/', '/x/react-data-grid/sorting/']);
  });

  it('lists the reference of a product whose model changed', () => {
    expect(list('api/charts.api.json', 'api/history/charts.json')).toEqual(['/x/api/charts/*']);
  });

  it('lists none for shared code, which has its own tests', () => {
    expect(list('src/core/urls.ts', 'content/data-grid/nav.ts')).toEqual([]);
  });
});

describe('needsExtraction', () => {
  it.each([
    'package.json',
    'package-lock.json',
    'api/charts.api.json',
    'config/products.ts',
    'config/api/data-grid.ts',
    'src/node/api/extract/read-props.ts',
    'src/core/api/model.ts',
    'scripts/api.ts',
  ])('is true if %s changed', (file) => {
    expect(needsExtraction(['README.md', file])).toBe(true);
  });

  it('is false for all else', () => {
    expect(needsExtraction(['src/core/urls.ts', 'content/charts/api/page.mdx'])).toBe(false);
    expect(needsExtraction([])).toBe(false);
  });
});
