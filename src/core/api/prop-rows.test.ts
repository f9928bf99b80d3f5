import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { findPropRow, splitPropNames } from './prop-rows.ts';

const scope = {
  references: [{ folder: 'tables', model: API_MODEL }],
  folder: 'tables',
  components: ['Table', 'TablePro', 'Column'],
};

describe('findPropRow', () => {
  it.each([
    ['rows', '/x/api/tables/table/#Table-prop-rows'],
    ['pinned', '/x/api/tables/table-pro/#TablePro-prop-pinned'],
    ['TablePro.rows', '/x/api/tables/table/#Table-prop-rows'],
    ['slots.row', '/x/api/tables/table/#Table-slot-row'],
    ['emptyState', '/x/api/tables/table/#Table-slot-emptyState'],
    ['ChoiceColumn.choices', '/x/api/tables/choice-column/#ChoiceColumn-prop-choices'],
  ])('finds %s', (name, href) => {
    expect(findPropRow(name, scope)).toMatchObject({ name, href });
  });

  it.each(['missing', 'Table.missing', 'Missing.rows', 'slots.rows', 'rows()', ''])(
    'does not find %s',
    (name) => {
      expect(findPropRow(name, scope)).toBeNull();
    },
  );

  it('takes the facts from the reference', () => {
    const { properties } = API_MODEL.interfaces.find(({ name }) => name === 'Column')!;
    const field = properties.find(({ name }) => name === 'field')!;
    expect(findPropRow('Column.field', scope)).toMatchObject({
      type: field.type,
      description: field.description,
    });
  });
});

describe('splitPropNames', () => {
  it('splits at spaces and line breaks', () => {
    expect(splitPropNames(' a b.c\n  d ')).toEqual(['a', 'b.c', 'd']);
  });
});
