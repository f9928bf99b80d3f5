import { escapeText } from 'entities/escape';
import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import {
  createApiLinks,
  findApiObjectInterface,
  findTypeLinks,
  getApiAnchor,
  getBases,
  linkNames,
} from './links.ts';

const links = createApiLinks(API_MODEL, 'tables');

describe('getApiAnchor', () => {
  it('contains owner, kind and row, or only kind and row', () => {
    expect(getApiAnchor('DataGrid', 'prop', 'rows')).toBe('DataGrid-prop-rows');
    expect(getApiAnchor('', 'event', 'rowClick')).toBe('event-rowClick');
  });
});

describe('getNameHref', () => {
  it.each([
    ['Table', '/x/api/tables/table/'],
    ['TableProps', '/x/api/tables/table/'],
    ['Column', '/x/api/tables/column/'],
    ['RowModel', '/x/api/tables/types/#RowModel'],
    ['Unknown', null],
  ])('for %s returns %s', (name, href) => {
    expect(links.getNameHref(name)).toBe(href);
    expect(links.getNameHref(name)).toBe(href);
  });
});

describe('getUses', () => {
  it('lists every row that uses a type, shared rows only on the base', () => {
    expect(links.getUses('RowModel')).toEqual([
      { text: 'Table.rows', href: '/x/api/tables/table/#Table-prop-rows' },
      { text: 'rowClick', href: '/x/api/tables/events/#event-rowClick' },
      { text: 'rowsSelector', href: '/x/api/tables/selectors/#selector-rowsSelector' },
    ]);
    expect(links.getUses('Column')).toEqual([]);
  });
});

describe('findApiObjectInterface', () => {
  it('returns the interface with all methods', () => {
    expect(findApiObjectInterface(API_MODEL)?.name).toBe('TableApi');
    expect(findApiObjectInterface({ ...API_MODEL, apiObjects: [] })).toBeUndefined();
  });
});

describe('getBases', () => {
  it('returns the bases down to the lowest tier', () => {
    const [table, pro] = API_MODEL.components;
    const premium = { ...pro!, name: 'TablePremium', variantOf: 'TablePro' };
    const model = { ...API_MODEL, components: [...API_MODEL.components, premium] };
    expect(getBases(model, premium)).toEqual([table, pro]);
    expect(getBases(model, table!)).toEqual([]);
  });
});

describe('linkNames', () => {
  const getHref = (name: string) => (name === 'Gone' ? null : `/${name}`);

  it('links the given names in text', () => {
    const html = escapeText('Partial<Row> | Column[] | Gone | Other');
    expect(linkNames(html, ['Row', 'Column', 'Gone'], getHref)).toBe(
      'Partial&lt;<a class="t" href="/Row">Row</a>&gt; | <a class="t" href="/Column">Column</a>[] | Gone | Other',
    );
  });

  it('links names of hooks and constants', () => {
    expect(linkNames('useRow, MAX_ROWS, row', ['useRow', 'MAX_ROWS'], getHref)).toBe(
      '<a class="t" href="/useRow">useRow</a>, <a class="t" href="/MAX_ROWS">MAX_ROWS</a>, row',
    );
  });

  it('leaves tags, links, parts of names and strings alone', () => {
    const html = `<i title="Row">RowModel</i> <a href="/x">Row</a> React.Row 'Row' Row`;
    expect(linkNames(html, ['Row'], getHref)).toBe(
      `<i title="Row">RowModel</i> <a href="/x">Row</a> React.Row 'Row' <a class="t" href="/Row">Row</a>`,
    );
  });
});

describe('findTypeLinks', () => {
  it('finds linked names of types, but no other links', () => {
    const html = linkNames('Set&lt;Row&gt;', ['Row'], () => '/x/api/grid/types/#Row');
    expect(findTypeLinks(`<a href="/x/api/grid/table/">Table</a> ${html}`)).toEqual([
      { folder: 'grid', name: 'Row' },
    ]);
  });
});
