import { describe, expect, it } from 'vitest';
import { API_MODEL } from '../../../tests/fixtures/api-model.ts';
import { getDeclaration } from './definitions.ts';

describe('getDeclaration', () => {
  it('returns the source of a type', () => {
    expect(getDeclaration(API_MODEL, 'RowModel')).toEqual({
      text: 'type RowModel = { id: string };',
      refs: [],
    });
  });

  it('builds a declaration from the properties of an interface or the props of a component', () => {
    expect(getDeclaration(API_MODEL, 'Column')).toEqual({
      text: 'interface Column {\n  field?: string;\n}',
      refs: [],
    });
    expect(getDeclaration(API_MODEL, 'TableProps')).toEqual({
      text: 'interface TableProps {\n  rows: RowModel[];\n  dense?: boolean;\n}',
      refs: ['RowModel'],
    });
  });

  it('quotes names that are not identifiers', () => {
    const [table] = API_MODEL.components;
    const props = [{ name: 'aria-label', type: 'string', description: '' }];
    const model = { ...API_MODEL, components: [{ ...table!, props }] };
    expect(getDeclaration(model, 'Table')?.text).toBe(
      "interface Table {\n  'aria-label'?: string;\n}",
    );
  });

  it('returns null for an unknown name', () => {
    expect(getDeclaration(API_MODEL, 'Unknown')).toBeNull();
  });
});
