import { describe, expect, it } from 'vitest';
import { selectTests, type WrittenPage } from './select-tests.ts';

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
const NOTHING = { specs: [], paths: [] };

describe('selectTests', () => {
  it('selects nothing if nothing changed', () => {
    expect(select()).toEqual({ unit: 'none', site: false, browser: NOTHING, reasons: [] });
  });

  it.each([
    ['content/data-grid/sorting/page.mdx'],
    ['content/data-grid/sorting/demos/SortHarvest.tsx'],
    ['content/data-grid/sorting/pictures/SortHarvest.png'],
  ])('for %s, selects only its page', (file) => {
    expect(select(file)).toEqual({
      unit: 'all',
      site: true,
      browser: {
        specs: ['content/data-grid/sorting/page.spec.ts'],
        paths: ['/x/react-data-grid/sorting/'],
      },
      reasons: [`${file}: part of /x/react-data-grid/sorting/`],
    });
  });

  it('selects the innermost page, and no spec file that does not exist', () => {
    expect(select('content/data-grid/filtering/quick-filter/demos/A.tsx').browser).toEqual({
      specs: [],
      paths: ['/x/react-data-grid/filtering/quick-filter/'],
    });
  });

  it('selects the pages that use a dataset', () => {
    expect(select('content/data-grid/datasets/harvest.ts')).toEqual({
      unit: 'all',
      site: true,
      browser: { specs: [...SPECS].sort(), paths: [PAGES[2]!.path, PAGES[1]!.path] },
      reasons: ['content/data-grid/datasets/harvest.ts: data of demos on 2 pages'],
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
  ])('for %s, selects everything', (file, reason) => {
    const expected = { unit: 'all', site: true, browser: 'all', reasons: [`${file}: ${reason}`] };
    expect(select(file)).toEqual(expected);
    // Regardless of other changes.
    expect(select('README.md', file, 'content/data-grid/sorting/page.mdx').browser).toBe('all');
  });

  it.each([
    ['src/core/urls.test.ts', { unit: 'related', site: false, browser: NOTHING }],
    ['scripts/bench.ts', { unit: 'related', site: false, browser: NOTHING }],
    ['tools/import-rules.ts', { unit: 'all', site: false, browser: NOTHING }],
    ['ARCHITECTURE.md', { unit: 'all', site: false, browser: NOTHING }],
    ['tests/site/head.test.ts', { unit: 'none', site: true, browser: NOTHING }],
    [
      'tests/e2e/search.spec.ts',
      { unit: 'related', site: false, browser: { specs: ['tests/e2e/search.spec.ts'], paths: [] } },
    ],
    [
      'content/data-grid/sorting/page.spec.ts',
      { unit: 'none', site: false, browser: { specs: [SPECS[0]], paths: [] } },
    ],
  ])('for %s, selects only what it can affect', (file, expected) => {
    expect(select(file)).toMatchObject(expected);
  });
});
