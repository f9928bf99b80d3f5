import { describe, expect, it } from 'vitest';
import { shortenType } from './short-type.ts';

describe('shortenType', () => {
  it.each([
    ["'client' | 'server'", "'client' | 'server'"],
    ['GridSortModel', 'GridSortModel'],
    ['(model: GridSortModel, details: GridCallbackDetails) => void', '(model, details) => void'],
    [
      '<R>(params: { row: R, field: string }, ...rest: string[]) => Promise<R> | R',
      '(params, ...rest) => Promise<R> | R',
    ],
    ['({ id, row }: { id: string; row: GridValidRowModel }) => string', '(…) => string'],
    [
      "'string' | 'number' | 'boolean' | 'date' | 'dateTime' | 'singleSelect' | 'actions'",
      "'string' | 'number' | 'boolean' | 'date' | …",
    ],
    [
      '((params: GridRowParams<GridValidRowModel>) => number) | number',
      '((params) => number) | number',
    ],
    ['TreeViewSelectionValue<Multiple>', 'TreeViewSelectionValue<…>'],
    ['Partial<GridColDef<GridValidRowModel>>[]', 'Partial<…>[]'],
    ['{ top?: GridRowId[]; bottom?: GridRowId[]; others?: string }', '{ … }'],
  ])('shortens %s', (type, short) => {
    expect(shortenType(type)).toBe(short);
  });
});
