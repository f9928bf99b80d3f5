import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SearchIndex } from '../../src/core/search/types.ts';
import { buildTypesenseRecords } from '../../src/core/search/typesense.ts';
import { SearchServiceError } from '../../src/islands/search/adapters/fallback-adapter.ts';
import { createTypesenseAdapter } from '../../src/islands/search/adapters/typesense-adapter.ts';
import { startTypesenseService } from '../typesense-service.ts';

/* Tests the adapter with the real client against a server that implements Typesense's API. */

const INDEX: SearchIndex = {
  sections: [
    { productId: 'x-data-grid', name: 'Data Grid' },
    { productId: 'x-tree-view', name: 'Tree View' },
  ],
  synonyms: {},
  documents: [
    {
      href: '/grid/row-height/',
      title: 'Row height',
      trail: ['Rows'],
      section: 0,
      description: 'Set the height of rows.',
      keywords: [],
      names: ['DataGrid'],
      parts: [
        { id: '', title: 'Row height', text: '' },
        { id: 'all', title: 'All rows', text: 'Give rowHeight a number.' },
      ],
    },
    {
      href: '/api/data-grid/',
      title: 'DataGrid API',
      trail: [],
      section: 0,
      description: 'Props.',
      keywords: [],
      names: ['DataGrid'],
      weight: 0.65,
      parts: [
        { id: '', title: 'DataGrid API', text: '' },
        {
          id: 'rowHeight',
          title: 'rowHeight',
          text: 'Sets the height.',
          member: { kind: 'prop', owner: 'DataGrid', signature: 'number', default: '52' },
        },
        {
          id: 'getRowHeight',
          title: 'getRowHeight',
          text: 'Height of a row.',
          member: { kind: 'prop', owner: 'DataGrid', signature: '() => number', plan: 'pro' },
        },
      ],
    },
    {
      href: '/tree/items/',
      title: 'Items',
      trail: [],
      section: 1,
      description: 'Height of an item.',
      keywords: [],
      names: [],
      parts: [{ id: '', title: 'Items', text: 'Each row has a height.' }],
    },
  ],
};

let service: Awaited<ReturnType<typeof startTypesenseService>>;

beforeAll(async () => {
  service = await startTypesenseService({
    key: 'search-only',
    collection: 'docs',
    records: buildTypesenseRecords(INDEX),
  });
});
beforeEach(() => {
  service.requests.length = 0;
  service.setMode('works');
});
afterAll(() => service.close());

function getAdapter(more: { key?: string; collection?: string } = {}) {
  return createTypesenseAdapter({
    url: service.url,
    key: 'search-only',
    collection: 'docs',
    ...more,
  });
}

async function getProblem(search: Promise<unknown>): Promise<string> {
  const error: unknown = await search.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SearchServiceError);
  return (error as SearchServiceError).problem;
}

describe('createTypesenseAdapter', () => {
  it('sends the key, the query, the fields and the sort order', async () => {
    await getAdapter().search({ query: 'row height', currentProductId: 'x-data-grid' });
    expect(service.requests).toEqual([
      {
        url: '/multi_search',
        // Any other type would make the browser send a preflight request.
        contentType: 'text/plain',
        key: 'search-only',
        searches: [
          {
            collection: 'docs',
            q: 'row height',
            query_by: 'place,title,keywords,words,names,parent,description,text',
            query_by_weights: '8,6,4,3,2,2,2,1',
            group_by: 'page',
            group_limit: 3,
            per_page: 12,
            facet_by: 'product',
            sort_by: '_text_match(buckets: 10):desc,_eval(product:=x-data-grid):desc,weight:desc',
            highlight_fields: 'title,place,description,text',
            highlight_full_fields: 'title,place',
            highlight_affix_num_tokens: 8,
            exclude_fields: 'keywords,words,names',
          },
        ],
      },
    ]);
  });

  it('converts groups, highlights and facets to search results', async () => {
    const answer = await getAdapter().search({ query: 'set height' });
    expect([answer.total, answer.siteTotal, answer.productTotals, answer.suggestion]).toEqual([
      2,
      2,
      { 'x-data-grid': 2 },
      null,
    ]);
    expect(answer.hits.find(({ href }) => href === '/grid/row-height/')).toEqual({
      href: '/grid/row-height/',
      title: [
        { text: 'Row ', marked: false },
        { text: 'height', marked: true },
      ],
      place: null,
      trail: ['Rows'],
      sectionName: 'Data Grid',
      plan: null,
      snippet: [
        { text: 'Set', marked: true },
        { text: ' the ', marked: false },
        { text: 'height', marked: true },
        { text: ' of rows.', marked: false },
      ],
      member: null,
      code: null,
    });
  });

  it('returns a separate hit for each member of a page', async () => {
    const { hits } = await getAdapter().search({ query: 'row height' });
    const members = hits.filter(({ member }) => member !== null);
    expect(members.map(({ href, plan, code }) => [href, plan, code]).sort()).toEqual([
      ['/api/data-grid/#getRowHeight', 'pro', 'getRowHeight={() => {}}'],
      ['/api/data-grid/#rowHeight', null, 'rowHeight={52}'],
    ]);
  });

  it('filters by product and counts the whole site in the same request', async () => {
    const answer = await getAdapter().search({ query: 'height', productId: 'x-tree-view' });
    expect(answer.hits.map(({ href }) => href)).toEqual(['/tree/items/']);
    expect([answer.total, answer.siteTotal, answer.productTotals]).toEqual([
      1,
      3,
      { 'x-data-grid': 2, 'x-tree-view': 1 },
    ]);
    const [request] = service.requests;
    expect(request!.searches.map((search) => search['filter_by'])).toEqual([
      'product:=x-tree-view',
      undefined,
    ]);
    expect(request!.searches[1]).toMatchObject({ per_page: 0, facet_by: 'product' });
  });

  it('reports why there is no answer', async () => {
    const { search } = getAdapter();
    expect(await getProblem(getAdapter({ key: 'wrong' }).search({ query: 'a' }))).toBe('refused');
    expect(await getProblem(getAdapter({ collection: 'b' }).search({ query: 'a' }))).toBe(
      'missing',
    );
    service.setMode('fails');
    expect(await getProblem(search({ query: 'b' }))).toBe('failed');
    service.setMode('hangs');
    expect(await getProblem(search({ query: 'c' }))).toBe('timeout');
  });
});
