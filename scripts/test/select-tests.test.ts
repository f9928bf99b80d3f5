import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../src/node/load-config.ts';
import { readSpecFiles } from './changes.ts';
import { getTurn } from './scope.ts';
import {
  coversStage,
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
/** Two features share a module, one of them through another module; a third is used by a layout. */
const IMPORTERS = new Map([
  ['src/islands/use-modal.ts', ['src/islands/use-drawer.ts', 'src/islands/search/Search.tsx']],
  ['src/islands/use-drawer.ts', ['src/islands/upgrade/Upgrade.tsx']],
  ['src/core/urls.ts', ['src/islands/search/Search.tsx', 'src/layouts/BaseLayout.astro']],
  ['src/core/search/words.ts', ['src/node/site/load-site.ts', 'src/core/upgrade/names.ts']],
  ['tests/e2e/heap.ts', ['tests/e2e/memory.spec.ts', 'tests/e2e/soak.spec.ts']],
  ['scripts/evidence/report.ts', ['tests/e2e/accessibility-evidence.spec.ts']],
]);
const select = (...files: string[]) => selectTests(files, PAGES, SPECS, IMPORTERS);
const toSpec = (name: string) => (name.includes('/') ? name : `tests/e2e/${name}.spec.ts`);
const EVERY_PAGE = 'tests/e2e/every-page.spec.ts';

describe('selectTests', () => {
  it('selects nothing if nothing changed', () => {
    expect(select()).toEqual({ unit: 'none', site: false, features: [], pages: [], reasons: [] });
  });

  it.each([
    ['content/data-grid/sorting/page.mdx'],
    ['content/data-grid/sorting/demos/SortPurchases.tsx'],
    ['content/data-grid/sorting/pictures/SortPurchases.png'],
  ])('for %s, selects only its page', (file) => {
    expect(select(file)).toEqual({
      unit: 'content',
      site: true,
      features: ['content/data-grid/sorting/page.spec.ts', EVERY_PAGE],
      pages: ['/x/react-data-grid/sorting/'],
      reasons: [`${file}: part of /x/react-data-grid/sorting/`],
    });
  });

  it('selects the innermost page, and no spec file that does not exist', () => {
    expect(select('content/data-grid/filtering/quick-filter/demos/A.tsx')).toMatchObject({
      features: [EVERY_PAGE],
      pages: ['/x/react-data-grid/filtering/quick-filter/'],
    });
  });

  it('selects only the pictures of the search for what leads search to a page', () => {
    expect(select('content/data-grid/sorting/questions.json')).toMatchObject({
      unit: 'content',
      site: true,
      features: [toSpec('page-kinds')],
      pages: [],
    });
  });

  it('selects the pages that use a dataset', () => {
    expect(select('content/data-grid/datasets/harvest.ts')).toEqual({
      unit: 'content',
      site: true,
      features: [...[...SPECS].sort(), EVERY_PAGE],
      pages: [PAGES[2]!.path, PAGES[1]!.path],
      reasons: ['content/data-grid/datasets/harvest.ts: on 2 pages'],
    });
  });

  it.each([
    ['content/ui/en.json', 'shared by pages'],
    ['content/data-grid/datasets/unknown.ts', 'shared by pages'],
    ['content/data-grid/unknown/page.mdx', 'shared by pages'],
    ['config/products.ts', 'shared code or configuration'],
    ['src/layouts/BaseLayout.astro', 'shared code or configuration'],
    ['src/styles/base.css', 'shared code or configuration'],
  ])('for %s, selects what it can break on any page', (file, reason) => {
    expect(select(file)).toMatchObject({
      unit: 'all',
      site: true,
      features: expect.arrayContaining(
        [EVERY_PAGE, 'shell', 'contrast', 'narrow', 'policy'].map(toSpec),
      ) as string[],
      reasons: [`${file}: ${reason}`],
    });
    expect(select(file).features).not.toContain(toSpec('upgrade'));
  });

  it('selects the features that use shared code besides what it can break on any page', () => {
    const { features } = select('src/core/urls.ts');
    expect(features).toEqual(expect.arrayContaining([toSpec('search'), toSpec('contrast')]));
    expect(features).not.toContain(toSpec('upgrade'));
  });

  it('selects everything if packages changed, whatever else has', () => {
    const selected = select('README.md', 'package-lock.json', 'content/data-grid/sorting/page.mdx');
    expect(selected.features).toBe('all');
  });

  it('selects the browser tests of a feature, and no page', () => {
    expect(select('src/islands/feedback/Feedback.tsx')).toMatchObject({
      unit: 'all',
      site: true,
      features: expect.arrayContaining(['tests/e2e/feedback.spec.ts']) as string[],
      pages: [],
    });
    expect(select('src/islands/demo/playground/Playground.tsx').features).toContain(
      'tests/e2e/try-it.spec.ts',
    );
  });

  it('selects the tests of what a single file is for', () => {
    const { features } = select('src/layouts/ToolLayout.astro');
    expect(features).toEqual(expect.arrayContaining([toSpec('cost'), toSpec('upgrade')]));
    expect(features).not.toContain(toSpec('search'));
    expect(select('config/search.ts').features).toContain(toSpec('search'));
    for (const file of ['evidence/cost/charts.json', 'api/charts.api.json', 'config/cost.ts']) {
      expect(select(file).features).toContain('tests/unit/cost-evidence.test.ts');
    }
    expect(select('evidence/demos.json').features).toContain(toSpec('demos'));
    // Declarations have no code.
    expect(select('src/env.d.ts').features).toEqual(
      ['layout', 'policy', 'routes', 'shell'].map(toSpec),
    );
  });

  it('selects the browser tests of all features that use a module', () => {
    const { features, site } = select('src/islands/use-modal.ts');
    expect(features).toEqual(expect.arrayContaining([toSpec('search'), toSpec('upgrade')]));
    expect(features).not.toContain(toSpec('theming'));
    expect(site).toBe(true);
  });

  it('selects the browser tests of features that use a module of another one', () => {
    const { features } = select('src/core/search/words.ts');
    expect(features).toEqual(expect.arrayContaining([toSpec('search'), toSpec('upgrade')]));
  });

  it('selects the browser tests of features whose labels changed', () => {
    const users = new Map([['content/ui/en.json', ['src/islands/search/Search.tsx']]]);
    const { features } = selectTests(['content/ui/en.json'], PAGES, SPECS, users);
    expect(features).toContain(toSpec('search'));
    expect(features).not.toContain(toSpec('theming'));
  });

  it.each([
    ['tests/e2e/heap.ts', ['memory', 'soak']],
    ['scripts/evidence/report.ts', ['accessibility-evidence']],
  ])('for %s, selects the spec files that use it', (file, names) => {
    expect(select(file)).toMatchObject({ site: false, features: names.map(toSpec) });
  });

  it.each([
    ['src/core/urls.test.ts', { unit: 'related', site: false, features: [] }],
    ['scripts/bench.ts', { unit: 'related', site: false, features: [] }],
    ['tools/import-rules.ts', { unit: 'all', site: false, features: [] }],
    ['ARCHITECTURE.md', { unit: 'all', site: false, features: [] }],
    [
      'content/data-grid/nav.ts',
      { site: true, features: expect.arrayContaining([toSpec('shell')]) },
    ],
    ['package.json', { unit: 'all', site: true, features: [] }],
    ['vitest.config.ts', { unit: 'all', site: true, features: [] }],
    ['tests/editor-demos.ts', { unit: 'all', site: true, features: [] }],
    ['tests/pictures/search-360-rtl.png', { features: ['tests/e2e/page-kinds.spec.ts'] }],
    ['tests/site/head.test.ts', { unit: 'none', site: true, features: [] }],
    [
      'tests/e2e/search.spec.ts',
      { unit: 'related', site: false, features: ['tests/e2e/search.spec.ts'] },
    ],
    [
      'content/data-grid/sorting/page.spec.ts',
      { unit: 'none', site: false, features: [SPECS[0]], pages: [] },
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
  it('names folders and tests that exist', () => {
    const names = Object.entries(SPECS_OF).flatMap(([folder, specs]) => [
      folder,
      ...specs.map(toSpec),
    ]);
    expect(names.filter((name) => globSync(name, { cwd: ROOT }).length === 0)).toEqual([]);
  });

  it('has every browser test, so that none runs only by its turn', () => {
    const always = ['every-page', 'layout', 'policy', 'routes', 'shell'];
    const found = new Set([...always, ...Object.values(SPECS_OF).flat()].map(toSpec));
    const names = readSpecFiles().map(({ file }) => file);
    expect(names.filter((file) => !found.has(file))).toEqual([]);
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

describe('coversStage', () => {
  const stage = 'test:dev';
  const other = (getTurn(stage) + 1) % 10;

  it('is true for files that can make the stage fail, and by its turn', () => {
    expect(coversStage(stage, ['README.md', 'src/node/vite/plugin.ts'], other)).toBe(true);
    expect(coversStage(stage, ['package-lock.json'], other)).toBe(true);
    expect(coversStage(stage, [], getTurn(stage))).toBe(true);
  });

  it('is false for other files in other turns', () => {
    expect(coversStage(stage, ['src/islands/search/Search.tsx', 'README.md'], other)).toBe(false);
  });

  it('is always true for a stage that any file can make fail', () => {
    expect(coversStage('lint', [], other)).toBe(true);
  });
});
