import { describe, expect, it } from 'vitest';
import type { SearchDocument, SearchIndex, SearchPart } from '../types.ts';
import { createSearchEngine } from './engine.ts';

function getMember(
  kind: NonNullable<SearchPart['member']>['kind'],
  owner: string,
  title: string,
  signature = 'string',
): SearchPart {
  return {
    id: `${owner}-${kind}-${title}`,
    title,
    text: `The ${title} of the grid.`,
    member: { kind, owner, signature },
  };
}

function getDocument(
  href: string,
  title: string,
  section: number,
  parts: readonly SearchPart[],
  top: Partial<SearchPart> = {},
): SearchDocument {
  return {
    href,
    title,
    trail: [],
    section,
    description: 'All members of the grid.',
    keywords: [],
    names: [],
    parts: [{ id: '', title, text: '', ...top }, ...parts],
  };
}

const INDEX: SearchIndex = {
  sections: [
    { productId: 'x-data-grid', name: 'Data Grid' },
    { productId: 'x-charts', name: 'Charts' },
  ],
  documents: [
    getDocument('/legend/', 'Legend', 1, [
      { id: 'place', title: 'Row height and legend position', text: 'The legend and getRowId.' },
    ]),
    getDocument('/rows/', 'Rows', 0, [
      { id: 'id', title: 'Row id (getRowId)', text: 'getRowId returns the id of a row.' },
      { id: 'series', title: 'Rows of a series', text: 'Another barSeries follows.' },
    ]),
    getDocument(
      '/api/grid/',
      'DataGrid API',
      0,
      [
        getMember('prop', 'DataGrid', 'getRowId'),
        getMember('prop', 'DataGrid', 'legend'),
        getMember('prop', 'DataGrid', 'slots'),
        getMember('class', 'DataGrid', 'cell--editing', '.MuiDataGrid-cell--editing'),
        getMember('class', 'DataGrid', 'editing', '.MuiDataGrid-editing'),
        getMember('prop', 'DataGrid', 'editing'),
        getMember('slot', 'DataGrid', 'legend'),
        getMember('event', 'EventCatalog', 'legend'),
        getMember('variable', 'DataGrid', '--DataGrid-width', ''),
        {
          ...getMember('classNames', 'dayClasses', 'dayClasses'),
          aliases: ['MuiDay-header'],
        },
        { ...getMember('method', 'GridApi', 'pinColumn'), text: '' },
      ],
      { member: { kind: 'component', owner: 'DataGrid', signature: '' } },
    ),
    getDocument('/api/charts/', 'Charts API', 1, [
      getMember('prop', 'BarChart', 'slots'),
      getMember('prop', 'BarChart', 'series'),
      getMember('prop', 'BarChart', 'barSeries'),
    ]),
  ],
  synonyms: {},
};

const engine = createSearchEngine(INDEX);
const find = (query: string, more: { productId?: string; currentProductId?: string } = {}) =>
  engine.search({ query, ...more }).hits.map(({ href }) => href);

describe('the exact name of a member', () => {
  it.each(['getRowId', 'getrowid', 'get row id', 'GET-ROW-ID'])('comes first for %j', (query) => {
    expect(find(query)[0]).toBe('/api/grid/#DataGrid-prop-getRowId');
    expect(find(query).filter((href) => href.endsWith('getRowId'))).toHaveLength(1);
  });

  it('comes first for a component, whose row is the page', () => {
    expect(find('DataGrid').slice(0, 1)).toEqual(['/api/grid/']);
    expect(new Set(find('DataGrid')).size).toBe(find('DataGrid').length);
  });

  it('comes second after the guide with that title', () => {
    expect(find('legend').slice(0, 2)).toEqual(['/legend/', '/api/grid/#DataGrid-prop-legend']);
  });

  it.each(['MuiDataGrid-cell--editing', '.MuiDataGrid-cell--editing', 'cell--editing'])(
    'finds the class for %j',
    (query) => {
      expect(find(query)[0]).toBe('/api/grid/#DataGrid-class-cell--editing');
    },
  );

  it.each(['--DataGrid-width', 'DataGrid-width', '--datagrid-width', 'data grid width'])(
    'finds the CSS variable for %j',
    (query) => {
      expect(find(query)[0]).toBe('/api/grid/#DataGrid-variable---DataGrid-width');
    },
  );

  it.each(['DataGrid-cell--editing', 'data grid cell editing'])(
    'finds a state class without the prefix of all classes: %j',
    (query) => {
      expect(find(query)[0]).toBe('/api/grid/#DataGrid-class-cell--editing');
    },
  );

  it('finds a class of an object with class names', () => {
    expect(find('.MuiDay-header')[0]).toBe('/api/grid/#dayClasses-classNames-dayClasses');
  });

  it.each(['DataGridProps', 'MuiDataGrid'])('finds the component for %j', (query) => {
    expect(find(query)[0]).toBe('/api/grid/');
  });

  it.each([
    ['slots.legend', 'DataGrid-slot-legend'],
    ['legend slot', 'DataGrid-slot-legend'],
    ['legend event', 'EventCatalog-event-legend'],
    ['DataGrid.legend', 'DataGrid-prop-legend'],
    ['prop legend', 'DataGrid-prop-legend'],
    ['.editing', 'DataGrid-class-editing'],
  ])('is of the kind that the spelling says, and comes before a guide: %j', (query, id) => {
    expect(find(query)[0]).toBe(`/api/grid/#${id}`);
  });

  it('has no excerpt if it has no description', () => {
    const [hit] = engine.search({ query: 'pin column' }).hits;
    expect([hit?.href, hit?.snippet]).toEqual(['/api/grid/#GridApi-method-pinColumn', []]);
  });

  it('has its own description as the excerpt, with the words of the query marked', () => {
    const [hit] = engine.search({ query: 'get row id' }).hits;
    expect(hit?.snippet).toContainEqual({ text: 'getRowId', marked: true });
  });

  it('prefers a prop to the class of the same name', () => {
    expect(find('editing')[0]).toBe('/api/grid/#DataGrid-prop-editing');
  });

  it('prefers the current product, and stays within the requested one', () => {
    const grid = '/api/grid/#DataGrid-prop-slots';
    const charts = '/api/charts/#BarChart-prop-slots';
    expect(find('slots', { currentProductId: 'x-charts' })[0]).toBe(charts);
    expect(find('slots', { currentProductId: 'x-data-grid' })[0]).toBe(grid);
    expect(find('slots', { productId: 'x-charts' })).toEqual([charts]);
  });

  it('comes second in another product if it is an ordinary word', () => {
    const [first, second] = find('series', { currentProductId: 'x-data-grid' });
    expect([first, second]).toEqual(['/rows/#series', '/api/charts/#BarChart-prop-series']);
    expect(find('series')[0]).toBe('/api/charts/#BarChart-prop-series');
    const identifier = find('barSeries', { currentProductId: 'x-data-grid' });
    expect(identifier[0]).toBe('/api/charts/#BarChart-prop-barSeries');
  });

  it('is not found for a part of a name', () => {
    expect(find('row id')[0]).toBe('/rows/#id');
  });
});
