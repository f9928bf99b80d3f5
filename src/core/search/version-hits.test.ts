import { describe, expect, it } from 'vitest';
import { createVersionView } from '../api/history/version-view.ts';
import type { ApiHistory } from '../api/history/schema.ts';
import type { SearchAnswer, SearchHit } from './types.ts';
import { applyUsedReleases } from './version-hits.ts';

const history: ApiHistory = {
  product: 'x-tables',
  releases: ['6.20', '7.0'].map((name) => ({ name, packages: [] })),
  members: {
    'Table.component.Table': [[0, {}]],
    'Table.prop.zoom': [[1, {}]],
    'Table.prop.components': [
      [0, { type: 'object', default: '{}' }],
      [1, null],
    ],
    'events.event.rowsScroll': [
      [0, {}],
      [1, null],
    ],
    'exports.export.ComponentsMap': [
      [0, {}],
      [1, null],
    ],
  },
};
const data = {
  history,
  hrefs: { 'Table.component.Table': '/x/api/tables/table/' },
  renames: {},
};
const RELEASE = {
  folder: 'tables',
  productId: 'x-tables',
  name: 'Tables',
  data,
  view: createVersionView(data, '6.20')!,
};

const toHit = (href: string, owner: string): SearchHit => ({
  href,
  title: [{ text: owner, marked: false }],
  place: null,
  trail: [],
  sectionName: 'Tables',
  plan: null,
  snippet: [],
  member: { kind: 'prop', owner, signature: '' },
  code: null,
});
const answer: SearchAnswer = {
  hits: [
    toHit('/x/api/tables/table/#Table-prop-zoom', 'Table'),
    toHit('/x/api/tables/table/', 'Table'),
    toHit('/x/api/charts/table/#Table-prop-zoom', 'Table'),
  ],
  total: 3,
  siteTotal: 3,
  productTotals: {},
  suggestion: null,
};

const ask = (query: string, productId?: string) =>
  applyUsedReleases(answer, query, [RELEASE], productId).hits.map(({ href, version }) => [
    href,
    version?.kind,
  ]);

describe('applyUsedReleases', () => {
  it('changes nothing for readers who have not said which release they use', () => {
    expect(applyUsedReleases(answer, 'components', [])).toBe(answer);
  });

  it('says which results the release lacks', () => {
    expect(ask('zoom')).toEqual([
      ['/x/api/tables/table/#Table-prop-zoom', 'later'],
      ['/x/api/tables/table/', undefined],
      ['/x/api/charts/table/#Table-prop-zoom', undefined],
    ]);
  });

  it('puts a removed member first if its name is asked for, else last', () => {
    expect(ask('Components').at(0)).toEqual([
      '/x/api/tables/table/#only-in-your-version',
      'removed',
    ]);
    expect(ask('compon').slice(3)).toEqual([
      ['/x/api/tables/table/#only-in-your-version', 'removed'],
      ['/x/api/tables/#only-in-your-version', 'removed'],
    ]);
    expect(ask('rowsScroll').at(0)).toEqual([
      '/x/api/tables/events/#only-in-your-version',
      'removed',
    ]);
    expect(applyUsedReleases(answer, 'components', [RELEASE]).total).toBe(5);
  });

  it('adds nothing to a search in another product, nor to three letters', () => {
    expect(ask('components', 'x-charts')).toHaveLength(3);
    expect(ask('com')).toHaveLength(3);
  });
});
