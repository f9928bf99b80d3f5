import { describe, expect, it } from 'vitest';
import type { SearchDocument, SearchIndex, SearchMember, SearchPart } from '../types.ts';
import { createSearchEngine } from './engine.ts';
import { RANKING, type Ranking } from './ranking.ts';

const disableColumnMenu: SearchMember = {
  kind: 'prop',
  owner: 'DataGrid',
  signature: 'boolean',
  default: 'false',
  since: 'v6.0.0',
};

function getDocument(
  href: string,
  title: string,
  parts: readonly SearchPart[],
  more: Partial<SearchDocument> = {},
): SearchDocument {
  return {
    href,
    title,
    trail: [],
    section: 0,
    description: `${title} explained.`,
    keywords: [],
    names: [],
    parts: [{ id: '', title, text: '' }, ...parts],
    ...more,
  };
}

const INDEX: SearchIndex = {
  sections: [
    { productId: 'x-data-grid', name: 'Data Grid' },
    { productId: 'x-tree-view', name: 'Tree View' },
    { name: 'Migration' },
  ],
  documents: [
    getDocument(
      '/grid/sorting/',
      'Sorting',
      [
        { id: 'first', title: 'Set the first order', text: 'Put sortModel into initialState.' },
        { id: 'server', title: 'Sort on the server', text: 'Set sortingMode to server.' },
      ],
      { keywords: ['order by'] },
    ),
    getDocument('/grid/pagination/', 'Pagination', [
      { id: 'sizes', title: 'Choose the page sizes', text: 'pageSizeOptions fills the select.' },
      { id: 'server', title: 'Load pages from a server', text: 'Set paginationMode to server.' },
    ]),
    getDocument('/grid/row-selection/', 'Row selection', [
      { id: 'check', title: 'Select with checkboxes', text: 'Set checkboxSelection.' },
    ]),
    getDocument(
      '/tree/selection/',
      'Tree View selection',
      [{ id: 'check', title: 'Select with checkboxes', text: 'Set checkboxSelection.' }],
      { section: 1, plan: 'pro' },
    ),
    getDocument(
      '/migration/v6/',
      'Migration from v6',
      [{ id: 'sorting', title: 'Sorting', text: 'The sort comparator has a new signature.' }],
      { section: 2, weight: 0.4 },
    ),
    getDocument('/api/data-grid/', 'DataGrid API', [
      {
        id: 'disableColumnMenu',
        title: 'disableColumnMenu',
        text: 'Turns the column menu off.',
        member: disableColumnMenu,
      },
      {
        id: 'columnMenu',
        title: 'columnMenu',
        text: 'Rendered below the icon.',
        member: { kind: 'slot', owner: 'DataGrid', signature: 'ElementType' },
      },
    ]),
  ],
  synonyms: { datatable: ['grid'], tickbox: ['checkbox'] },
};

const engine = createSearchEngine(INDEX);

function find(query: string, more: { productId?: string; currentProductId?: string } = {}) {
  return engine.search({ query, ...more }).hits.map(({ href }) => href);
}

describe('createSearchEngine', () => {
  it('returns one row per page with its best place and marks the matches', () => {
    expect(engine.search({ query: 'sort server' })).toEqual({
      hits: [
        {
          href: '/grid/sorting/#server',
          title: [{ text: 'Sorting', marked: true }],
          place: [
            { text: 'Sort', marked: true },
            { text: ' on the ', marked: false },
            { text: 'server', marked: true },
          ],
          trail: [],
          sectionName: 'Data Grid',
          plan: null,
          snippet: [
            { text: 'Set ', marked: false },
            { text: 'sortingMode', marked: true },
            { text: ' to ', marked: false },
            { text: 'server', marked: true },
            { text: '.', marked: false },
          ],
          member: null,
          code: null,
        },
        expect.objectContaining({ href: '/grid/pagination/#server' }),
        expect.objectContaining({ href: '/migration/v6/#sorting' }),
      ],
      total: 3,
      siteTotal: 3,
      productTotals: { 'x-data-grid': 2 },
      suggestion: null,
      covered: true,
    });
  });

  it('links to the top of a page whose title matches the query', () => {
    expect(find('row selection')[0]).toBe('/grid/row-selection/');
  });

  it.each([
    ['typo', 'paginatoin', '/grid/pagination/'],
    ['part of a word', 'pagin', '/grid/pagination/'],
    ['wrong case', 'PAGINATION', '/grid/pagination/'],
    ['joined words', 'rowselection', '/grid/row-selection/'],
    ['identifier', 'pageSizeOptions', '/grid/pagination/#sizes'],
    ['identifier in lower case, half typed', 'pagesizeop', '/grid/pagination/#sizes'],
    ['keyword', 'order by', '/grid/sorting/#first'],
    ['other form of a word', 'selected row', '/grid/row-selection/'],
    ['synonym', 'tickbox row', '/grid/row-selection/'],
  ])('tolerates: %s', (_, query, href) => {
    expect(find(query)[0]?.replace(/#check$/, '')).toBe(href);
  });

  it('ranks pages with a low weight lower', () => {
    const index: SearchIndex = {
      ...INDEX,
      documents: [
        getDocument('/light/', 'Sorting', [], { weight: 0.9 }),
        getDocument('/full/', 'Sorting', []),
      ],
    };
    const { hits } = createSearchEngine(index).search({ query: 'sorting' });
    expect(hits.map(({ href }) => href)).toEqual(['/full/', '/light/']);
  });

  it('leaves out pages that cover much less of the query than others', () => {
    expect(find('choose page size server')).toEqual(['/grid/pagination/#sizes']);
    expect(find('server')).toEqual(['/grid/sorting/#server', '/grid/pagination/#server']);
  });

  it('returns members of the reference with their facts', () => {
    const [hit] = engine.search({ query: 'disableColumnMenu' }).hits;
    expect(hit).toEqual({
      href: '/api/data-grid/#disableColumnMenu',
      title: [{ text: 'DataGrid API', marked: false }],
      place: [{ text: 'disableColumnMenu', marked: true }],
      trail: [],
      sectionName: 'Data Grid',
      plan: null,
      snippet: [
        { text: 'Turns the ', marked: false },
        { text: 'column', marked: true },
        { text: ' ', marked: false },
        { text: 'menu', marked: true },
        { text: ' off.', marked: false },
      ],
      member: disableColumnMenu,
      code: 'disableColumnMenu',
    });
  });

  it('returns members that answer nearly as well as rows of their own, below the best one', () => {
    const hits = engine.search({ query: 'columnMenu' }).hits;
    expect(hits.map(({ href, code }) => [href, code])).toEqual([
      ['/api/data-grid/#columnMenu', 'slots={{ columnMenu: CustomColumnMenu }}'],
      ['/api/data-grid/#disableColumnMenu', 'disableColumnMenu'],
    ]);
    expect(engine.search({ query: 'columnMenu' }).total).toBe(2);
    expect(engine.search({ query: 'disableColumnMenu' }).total).toBe(1);
  });

  it('finds a class by its name in the DOM and ranks a prop above a class of the same name', () => {
    const getMember = (kind: SearchMember['kind'], signature: string): SearchMember => ({
      kind,
      owner: 'DataGrid',
      signature,
    });
    const text = 'Fits the rows.';
    const documents = [
      getDocument('/api/data-grid/', 'DataGrid API', [
        { id: 'class', title: 'tall', text, member: getMember('class', '.MuiDataGrid-tall') },
        { id: 'prop', title: 'tall', text, member: getMember('prop', 'boolean') },
        { id: 'row', title: 'row', text, member: getMember('class', '.MuiDataGrid-row') },
      ]),
    ];
    const small = createSearchEngine({ ...INDEX, documents });
    const search = (query: string) => small.search({ query }).hits.map(({ href }) => href);
    expect(search('tall')[0]).toBe('/api/data-grid/#prop');
    expect(search('.MuiDataGrid-row')).toEqual(['/api/data-grid/#row']);
  });

  it('ranks repetitions of a member that several components share lower', () => {
    const member: SearchMember = { kind: 'prop', owner: '', signature: 'boolean' };
    const getApi = (name: string) =>
      getDocument(`/api/${name}/`, `${name} API`, [
        { id: 'loading', title: 'loading', text: 'Shows that data is awaited.', member },
      ]);
    const documents = [
      ...['Alpha', 'Beta', 'Gamma', 'Delta'].map(getApi),
      getDocument('/grid/overlays/', 'Overlays', [
        { id: 'wait', title: 'Wait for data', text: 'Set loading.' },
      ]),
    ];
    const search = (ranking: Partial<Ranking>) =>
      createSearchEngine({ ...INDEX, documents }, { ...RANKING, ...ranking })
        .search({ query: 'loading' })
        .hits.findIndex(({ href }) => href.startsWith('/grid/overlays/'));
    expect(search({ repeated: 1 })).toBe(4);
    expect(search({ repeated: 0.1 })).toBe(1);
  });

  it('filters by product and still counts the others', () => {
    const answer = engine.search({ query: 'checkbox', productId: 'x-tree-view' });
    expect(answer.hits.map(({ href, plan }) => [href, plan])).toEqual([
      ['/tree/selection/#check', 'pro'],
    ]);
    expect([answer.total, answer.siteTotal, answer.productTotals]).toEqual([
      1,
      2,
      { 'x-data-grid': 1, 'x-tree-view': 1 },
    ]);
  });

  it('answers a former name with a page that only mentions it, whatever its weight', () => {
    const member: SearchMember = { kind: 'prop', owner: 'Tree', signature: 'string' };
    const documents = [
      getDocument('/tree/items/', 'Items', [
        { id: 'own', title: 'Parts', text: 'By default, an icon collapses an item.' },
      ]),
      {
        ...getDocument('/migration/', 'Migrate the tree', [
          { id: 'slots', title: 'Slots', text: 'defaultCollapseIcon and collapseIcon are slots.' },
        ]),
        weight: 0.1,
      },
      getDocument('/api/tree/', 'Tree API', [
        { id: 'prop', title: 'collapseIcon', text: 'The icon.', member },
      ]),
    ];
    const small = createSearchEngine({ ...INDEX, documents });
    const search = (query: string) => small.search({ query }).hits.map(({ href }) => href);
    expect(search('defaultCollapseIcon')[0]).toBe('/migration/#slots');
    expect(search('collapseIcon').indexOf('/migration/#slots')).not.toBe(1);
  });

  it('puts the guide of a title before the exact member and before sections about it', () => {
    const member: SearchMember = { kind: 'component', owner: 'DayRange', signature: 'Component' };
    const documents = [
      getDocument('/pickers/range/', 'Day range', [], { weight: 0.1 }),
      getDocument('/pickers/', 'Overview', [
        { id: 'range', title: 'Day range', text: 'Day range, day range: pick a day range.' },
        { id: 'more', title: 'DayRange', text: 'The day range.' },
      ]),
      getDocument('/api/pickers/', 'Parts API', [
        { id: 'range', title: 'DayRange', text: 'Renders a day range.', member },
      ]),
    ];
    const small = createSearchEngine({ ...INDEX, documents });
    const search = (query: string) => small.search({ query }).hits.map(({ href }) => href);
    expect(search('day range').slice(0, 2)).toEqual(['/pickers/range/', '/api/pickers/#range']);
    expect(search('DayRange')[0]).toBe('/api/pickers/#range');
  });

  it('prefers the product that the reader is in', () => {
    const pages = ['/grid/row-selection/#check', '/tree/selection/#check'];
    expect(find('checkboxes', { currentProductId: 'x-data-grid' })).toEqual(pages);
    expect(find('checkboxes', { currentProductId: 'x-tree-view' })).toEqual(pages.toReversed());
  });

  it('suggests another spelling if nothing is found', () => {
    expect(engine.search({ query: 'pagunutiun' })).toEqual({
      hits: [],
      total: 0,
      siteTotal: 0,
      productTotals: {},
      suggestion: 'pagination',
      covered: false,
    });
    expect(engine.search({ query: 'qqqqqqqqq' }).suggestion).toBe(null);
  });

  it.each([
    ['sort server', true],
    ['paginat', true],
    // No page has both.
    ['pageSizeOptions checkboxSelection', false],
    // Found only after a correction.
    ['pagimation', false],
    // Filler words do not matter.
    ['react sorting example', true],
  ])('knows whether a page covers %j', (query, covered) => {
    expect(engine.search({ query }).covered).toBe(covered);
  });

  it('offers no code for members without their types', () => {
    const names = createSearchEngine({ ...INDEX, withoutTexts: true });
    const [hit] = names.search({ query: 'disableColumnMenu' }).hits;
    expect(hit?.member?.kind).toBe('prop');
    expect(hit?.code).toBeNull();
  });

  it.each(['', '   ', '()', '列'])('finds nothing for %j', (query) => {
    expect(find(query)).toEqual([]);
  });
});

describe('a question', () => {
  const index: SearchIndex = {
    ...INDEX,
    documents: [
      getDocument('/grid/a/', 'Columns', [
        { id: 'x', title: 'Width', text: 'Wide.', questions: ['make a cell larger', 'then by'] },
      ]),
      getDocument('/grid/b/', 'Cells', [{ id: 'y', title: 'Cell', text: 'A large cell.' }]),
    ],
  };
  const ask = (query: string) => createSearchEngine(index).search({ query }).hits;

  it('leads to the section that answers it, and is not shown', () => {
    const [first] = ask('make cell larger');
    expect(first).toMatchObject({ href: '/grid/a/#x' });
    expect(JSON.stringify(first)).not.toContain('larger');
  });
});

describe('a pasted message', () => {
  const index: SearchIndex = {
    ...INDEX,
    documents: [
      getDocument('/grid/a/', 'Value functions', [
        { id: 'x', title: 'A function is not a value', text: 'Whether isValid is a value.' },
      ]),
      getDocument('/grid/b/', 'Dates', [
        { id: 'y', title: 'Wrong values', text: 'value.isValid is not a function: no date.' },
      ]),
    ],
  };
  const ask = (query: string) => createSearchEngine(index).search({ query }).hits[0]?.href;

  it.each([
    'value.isValid is not a function',
    'isValid is not a function',
    'Uncaught (in promise) TypeError: value.isValid is not a function',
    'Uncaught TypeError: value.isValid is not a function at render (http://localhost:5173/a.js:1:2)',
    'Warning: date.isValid is not a function app.tsx:12:3',
  ])('leads to what quotes its words in their order: %s', (query) => {
    expect(ask(query)).toBe('/grid/b/#y');
  });
});
