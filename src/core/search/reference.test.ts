import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { createPage } from '../../../tests/fixtures/site.ts';
import type { ApiSubject } from '../page/page.ts';
import { getReferenceParts } from './reference.ts';

function getParts(kind: ApiSubject['kind'], name: string, model = API_MODEL) {
  const page = createPage({ pathname: '/x/api/tables/a', section: 'tables' });
  return getReferenceParts(page, { kind, name }, model);
}

/** Rows without the fields that the tests of members cover. */
function getRows(kind: ApiSubject['kind'], name: string, model = API_MODEL) {
  const [, ...rows] = getParts(kind, name, model);
  return rows.map(({ id, title, text, member }) => [id, title, text, member?.kind]);
}

describe('getReferenceParts', () => {
  it('returns a component and all of its rows', () => {
    expect(getParts('component', 'Table')).toEqual([
      {
        id: '',
        title: 'A title',
        text: '',
        member: {
          kind: 'component',
          owner: 'Table',
          signature: "import { Table } from '@x/tables'",
        },
      },
      {
        id: 'Table-prop-rows',
        title: 'rows',
        text: 'Rows.',
        member: { kind: 'prop', owner: 'Table', signature: 'RowModel[]' },
      },
      {
        id: 'Table-prop-dense',
        title: 'dense',
        text: 'If true, tight.',
        member: { kind: 'prop', owner: 'Table', signature: 'boolean', default: 'false' },
      },
      {
        id: 'Table-slot-row',
        title: 'row',
        text: 'One row.',
        member: { kind: 'slot', owner: 'Table', signature: 'ElementType' },
      },
      {
        id: 'Table-slot-emptyState',
        title: 'emptyState',
        text: 'Shown without rows.',
        member: { kind: 'slot', owner: 'Table', signature: 'ElementType' },
      },
      {
        id: 'Table-class-root',
        title: 'root',
        text: 'The root.',
        member: { kind: 'class', owner: 'Table', signature: '.Table-root' },
      },
      {
        id: 'Table-class-selected',
        title: 'selected',
        text: 'A chosen row.',
        member: { kind: 'class', owner: 'Table', signature: '.Mui-selected' },
      },
    ]);
  });

  it('returns only the own rows of a variant', () => {
    expect(getRows('component', 'TablePro')).toEqual([
      ['TablePro-prop-pinned', 'pinned', 'Pinned columns.', 'prop'],
    ]);
  });

  it('distinguishes methods of the API object from properties', () => {
    expect(getRows('interface', 'TableApi')).toEqual([
      ['TableApi-prop-sort', 'sort', 'Sorts.', 'method'],
      ['TableApi-prop-state', 'state', 'The state.', 'property'],
    ]);
    const [sort] = getRows('interface', 'TableApi', { ...API_MODEL, apiObjects: [] });
    expect(sort).toEqual(['TableApi-prop-sort', 'sort', 'Sorts.', 'property']);
    expect(getRows('interface', 'Column')).toEqual([
      ['Column-prop-field', 'field', 'Its key.', 'property'],
    ]);
  });

  it('returns the rows of a catalog, which is not an entity', () => {
    expect(getParts('events', 'Events')[0]).toEqual({ id: '', title: 'A title', text: '' });
    expect(getRows('events', 'Events')).toEqual([
      ['event-rowClick', 'rowClick', 'A click.', 'event'],
    ]);
    expect(getRows('selectors', 'Selectors')).toEqual([
      ['selector-rowsSelector', 'rowsSelector', '', 'selector'],
      ['selector-idSelector', 'idSelector', '', 'selector'],
    ]);
    expect(getRows('index', 'Tables')).toEqual([]);
  });
});
