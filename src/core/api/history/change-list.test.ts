import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../../tests/fixtures/api-model.ts';
import { buildChangeHrefs } from './change-links.ts';
import {
  findRelease,
  getRangeQuery,
  getWholeRange,
  groupApiChanges,
  isBackwards,
  readRangeQuery,
} from './change-list.ts';
import type { ApiChange } from './diff.ts';
import { createApiLinks } from '../links.ts';

const HISTORY = {
  product: 'tables',
  releases: ['6.19', '6.20', '7.0', '7.10'].map((name) => ({ name, packages: [] })),
  members: {
    'Table.component.Table': [],
    'Table.prop.rows': [],
    'Table.prop.gone': [],
    'Table.slot.row': [],
    'Table.class.root': [],
    'Column.interface.Column': [],
    'Column.property.field': [],
    'exports.export.RowModel': [],
    'exports.export.Nowhere': [],
  },
};

const at = (change: ApiChange['change'], owner: string, name: string): ApiChange => ({
  change,
  owner,
  kind: 'prop',
  name,
});

describe('findRelease', () => {
  it.each([
    ['7.0', '7.0'],
    ['6', '6.20'],
    ['7', '7.10'],
    ['7.1', undefined],
    ['5', undefined],
  ])('resolves %s to %s', (name, release) => {
    expect(findRelease(HISTORY, name)).toBe(release);
  });
});

it('covers all stored releases by default', () => {
  expect(getWholeRange(HISTORY)).toEqual({ from: '6.19', to: '7.10' });
});

describe('groupApiChanges', () => {
  const changes = [
    at('added', 'Table', 'zebra'),
    at('removed', 'Table', 'rows'),
    { ...at('retyped', 'Cell', 'value'), before: 'string', after: 'Value<string>' },
    at('added', 'Cell', 'kind'),
    at('added', 'Table', 'alpha'),
  ];

  it('puts breaking changes first and sorts by name', () => {
    const seen = groupApiChanges(changes).map(({ kind, count, owners }) => [
      kind,
      count,
      owners.map((each) => [each.owner, each.changes.map(({ name }) => name)]),
    ]);
    expect(seen).toEqual([
      ['removed', 1, [['Table', ['rows']]]],
      ['retyped', 1, [['Cell', ['value']]]],
      [
        'added',
        3,
        [
          ['Cell', ['kind']],
          ['Table', ['alpha', 'zebra']],
        ],
      ],
    ]);
  });

  it.each([
    ['value<', ['value']],
    ['ADDED cell', ['kind']],
    ['nothing has this', []],
  ])('keeps the changes that contain every word of %j', (filter, names) => {
    const groups = groupApiChanges(changes, filter);
    const seen = groups.flatMap(({ owners }) =>
      owners.flatMap((owner) => owner.changes.map(({ name }) => name)),
    );
    expect(seen).toEqual(names);
  });
});

it('links the members of the installed release', () => {
  expect(buildChangeHrefs(HISTORY, createApiLinks(API_MODEL, 'tables'))).toEqual({
    'Table.component.Table': '/x/api/tables/table/',
    'Table.prop.rows': '/x/api/tables/table/#Table-prop-rows',
    'Table.slot.row': '/x/api/tables/table/#Table-slot-row',
    'Table.class.root': '/x/api/tables/table/#Table-class-root',
    'Column.interface.Column': '/x/api/tables/column/',
    'Column.property.field': '/x/api/tables/column/#Column-prop-field',
    'exports.export.RowModel': '/x/api/tables/types/#RowModel',
  });
});

describe('the query', () => {
  const initial = { from: '6.20', to: '7.10', filter: '' };

  it('is empty for the initial settings', () => {
    expect(getRangeQuery({ ...initial, filter: ' ' }, initial)).toBe('');
  });

  it('preserves changed settings', () => {
    const choice = { from: '7.0', to: '7.10', filter: 'row height' };
    const query = getRangeQuery(choice, initial);
    expect(query).toBe('?from=7.0&filter=row+height');
    expect({ ...initial, ...readRangeQuery(query) }).toEqual(choice);
  });
});

it.each([
  ['6.20', '7.10', false],
  ['7.10', '7.0', true],
  ['7.0', '7.0', false],
])('range from %s to %s is backwards: %s', (from, to, backwards) => {
  expect(isBackwards(HISTORY, { from, to })).toBe(backwards);
});
