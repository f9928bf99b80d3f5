import { expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { getExportRow, getTopicSections } from './export-rows.ts';
import type { ApiExport, ApiModel } from './model.ts';

const ENTRY = {
  topic: 'parts',
  description: 'Does it.',
  imports: [
    { name: 'X', from: '@x/tables' },
    { name: 'X', from: '@x/tables/x' },
  ],
};

function getFacts(entry: Omit<ApiExport, keyof typeof ENTRY>) {
  const { facts } = getExportRow({ ...ENTRY, ...entry }, API_MODEL);
  return facts.map(({ label, code, refs }) => [label, code, refs]);
}

const IMPORT = ['Import', "import { X } from '@x/tables'; // or '@x/tables/x'", undefined];

it('has the parts of all overloads of a function, and when it throws', () => {
  const calls = [
    { params: [{ name: 'id', type: 'RowId', refs: ['RowId'] }], returns: { type: 'Row' } },
    { params: [{ name: 'row', type: 'Row', refs: ['Row'] }], returns: { type: 'void' } },
  ];
  const row = getExportRow(
    { ...ENTRY, name: 'pick', kind: 'function', calls, throws: 'Without rows.' },
    API_MODEL,
  );
  expect(row.type).toBe('(id: RowId) => Row');
  expect(row.call?.params.map(({ name }) => name)).toEqual(['id', 'row']);
  expect(row.call?.returns.map(({ type }) => type)).toEqual(['Row']);
  expect(row.throws).toBe('Without rows.');
  expect(row.facts[1]).toEqual({ label: 'Or', code: '(row: Row) => void', refs: ['Row'] });
});

it('says which slots a part fills and fits, what it renders, and who uses it', () => {
  expect(
    getFacts({
      name: 'RowMenu',
      kind: 'component',
      fills: ['Table.menu'],
      fits: ['Table.row'],
      renders: ['RowItem'],
      usedBy: ['Table', 'useRow'],
    }),
  ).toEqual([
    IMPORT,
    ['Default of', 'Table.menu', ['Table']],
    ['Fits', 'Table.row', ['Table']],
    ['Renders', 'RowItem', ['RowItem']],
    ['Used by', 'Table, useRow', ['Table', 'useRow']],
  ]);
});

it('shows the constructor of a class, whose result needs no words', () => {
  const calls = [{ params: [{ name: 'size', type: 'number' }], returns: { type: 'Cache' } }];
  const cache = { ...ENTRY, name: 'Cache', kind: 'class' as const, calls };
  const row = getExportRow({ ...cache, type: 'Store' }, API_MODEL);
  expect(row.type).toBe('implements Store');
  expect(row.facts[1]?.code).toBe('new Cache(size: number)');
  expect(row.call?.returns).toEqual([]);
  expect(getExportRow(cache, API_MODEL).type).toBeUndefined();
});

it('lists the props of components and the members of classes after the exports', () => {
  const members = [{ name: 'size', type: 'number', description: 'The size.' }];
  const model: ApiModel = {
    ...API_MODEL,
    exports: [
      { ...ENTRY, name: 'RowMenu', kind: 'component', members },
      { ...ENTRY, name: 'RowCache', kind: 'class', members },
      { ...ENTRY, name: 'ROW', kind: 'constant', topic: 'constants' },
    ],
  };
  expect(getTopicSections(model, 'parts').map(({ id, title }) => [id, title])).toEqual([
    ['components', 'Components'],
    ['classes', 'Classes'],
    ['row-menu-props', 'Props of RowMenu'],
    ['row-cache-members', 'Members of RowCache'],
  ]);
});
