import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { apiConfigSchema } from '../../../core/api/config.ts';
import { apiModelSchema } from '../../../core/api/model.ts';
import { ROOT } from '../../load-config.ts';
import { checkReviewed } from './check.ts';
import { renderApiJson } from './format.ts';
import { extractApi } from './index.ts';

const folder = path.join(ROOT, 'tests/fixtures/packages');
const config = apiConfigSchema.parse({
  interfaces: ['GridColumn'],
  apiObjects: { GridSortApi: 'sort' },
  events: 'GridEventLookup',
  selectors: true,
  topics: [
    { slug: 'locales', title: 'Locales', description: 'Texts.', folder: 'locales' },
    { slug: 'hooks', title: 'Hooks', description: 'Hooks.', kinds: ['hook', 'context'] },
    { slug: 'parts', title: 'Parts', description: 'Parts.', names: ['*Part'] },
    { slug: 'none', title: 'None', description: 'None.', names: ['gone'] },
    { slug: 'other', title: 'Other', description: 'Other.', kinds: ['function', 'classes'] },
  ],
  leftOut: { NumberAdapter: 'A test.', gone: 'A test.' },
  descriptions: {
    GRID_PAGE_SIZE: 'Rows of a page.',
    sortRows: 'Ours.',
    'Grid.className': 'Our own words.',
    'Grid.align': 'The package has words.',
  },
  calls: {
    'get*': { returns: 'Nothing has this name.' },
    sortRows: {
      params: { rows: 'The package has words.', direction: 'Ours.' },
      throws: 'Without rows.',
    },
  },
});

function extract(packages: string[]) {
  const from = { folder, dependencies: folder };
  return extractApi({ product: 'x-grid', address: 'grid', packages, config, ...from });
}

const both = extract(['@demo/x-grid', '@demo/x-grid-pro']);

test('extracts the complete model from small packages, with one member per line', () => {
  const expected = readFileSync(path.join(folder, 'grid.api.json'), 'utf8');
  expect(apiModelSchema.parse(both.model)).toEqual(JSON.parse(expected));
  expect(renderApiJson(both.model)).toBe(expected);
});

test('leaves out everything that a tier adds if the tier is not read', () => {
  const { model } = extract(['@demo/x-grid']);
  expect(model.components.map(({ name }) => name)).toEqual(['Field', 'Grid']);
  expect(model.events.map(({ name }) => name)).toEqual(['rowClick']);
  expect(model.interfaces[0]?.properties.map(({ name }) => name)).toEqual(['field', 'getValue']);
});

test('reports unreviewed exports, members and links, and reviews that no longer apply', () => {
  const problems = checkReviewed({ ...both, config }).map(({ problem }) => problem);
  expect(problems).toEqual([
    'x-grid: NewPart is exported but has no page.',
    'x-grid: GRID_PAGE_SIZE is exported but belongs to no topic.',
    'x-grid: The topic none has no exports.',
    'x-grid: gone is left out, but no longer exported.',
    'x-grid: sortRows is described, but is no longer exported or has a description in the package.',
    'x-grid: Grid.align is described, but is no longer exported or has a description in the package.',
    'x-grid: GridContext has no description.',
    'x-grid: HiddenPart has no description.',
    'x-grid: NewPart has no description.',
    'x-grid: gridSecretSelector has no description.',
    'x-grid: useGridSelector has no description.',
    'x-grid: gridSecretSelector(state) has no description.',
    'x-grid: gridSecretSelector(returns) has no description.',
    'x-grid: sortRows(<T>) has no description.',
    'x-grid: useGridSelector(state) has no description.',
    'x-grid: useGridSelector(returns) has no description.',
    'x-grid: get*(returns) is described, but no longer exists or has a description in the package.',
    'x-grid: sortRows(rows) is described, but no longer exists or has a description in the package.',
    'x-grid: [[apiRef]] matches no known name, in “Called on a click, see [[apiRef]].”.',
    'x-grid: selectors.gridRowsSelector has no description.',
    'x-grid: NewPart.id has no description.',
  ]);
});

test('reports nothing that has been reviewed', () => {
  const reviewed = apiConfigSchema.parse({
    ...config,
    parts: ['NewPart'],
    topics: config.topics
      .filter(({ slug }) => slug !== 'none')
      .map((topic) => (topic.slug === 'other' ? { ...topic, kinds: undefined } : topic)),
    leftOut: {},
    descriptions: {
      GRID_PAGE_SIZE: 'Rows of a page.',
      GridContext: 'Ours.',
      HiddenPart: 'Ours.',
      NewPart: 'Ours.',
      NumberAdapter: 'Ours.',
      gridSecretSelector: 'Ours.',
      useGridSelector: 'Ours.',
      '*.className': 'Our own words.',
      '*.id': 'Ours.',
      'selectors.gridRowsSelector': 'Ours.',
    },
    calls: {
      sortRows: { typeParams: { T: 'Ours.' }, params: { direction: 'Ours.' } },
      '*Selector': { params: { state: 'Ours.' }, returns: 'Ours.' },
    },
    staleNames: ['apiRef'],
  });
  const from = { folder, dependencies: folder };
  const packages = ['@demo/x-grid', '@demo/x-grid-pro'];
  const read = extractApi({
    product: 'x-grid',
    address: 'grid',
    packages,
    config: reviewed,
    ...from,
  });
  expect(checkReviewed({ ...read, config: reviewed })).toEqual([]);
});
