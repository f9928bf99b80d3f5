import { describe, expect, it } from 'vitest';
import { readKindWord, readSpelling } from './spelling.ts';

describe('readSpelling', () => {
  it.each([
    ['--DataGrid-width', '--DataGrid-width', 'variable'],
    ['.MuiDataGrid-row', '.MuiDataGrid-row', 'class'],
    ['MuiDataGrid-cell--editing', 'MuiDataGrid-cell--editing', 'class'],
    ['cell--editing', 'cell--editing', 'class'],
    ['<DataGrid />', 'DataGrid', 'component'],
    ['<DataGrid', 'DataGrid', 'component'],
    ['slots.toolbar', 'toolbar', 'slot'],
    ['DataGrid.slotProps.toolbar', 'toolbar', 'slot'],
    ['setPage()', 'setPage', 'method'],
    ['apiRef.current.setPage(0)', 'setPage', 'method'],
    ['apiRef.current.setPage', 'setPage', 'method'],
  ] as const)('reads the kind of %j', (text, name, kind) => {
    const spelling = readSpelling(text);
    expect(spelling.name).toBe(name);
    expect(spelling.kinds).toContain(kind);
  });

  it('reads the owner before a dot', () => {
    expect(readSpelling('GridColDef.field')).toEqual({ name: 'field', owner: 'GridColDef' });
  });

  it.each(['rowHeight', 'row height', 'DATA_GRID_PROPS', 'row-height', 'Node.js and more'])(
    'reads no kind of %j',
    (text) => {
      expect(readSpelling(` ${text} `)).toEqual({ name: text });
    },
  );
});

describe('readKindWord', () => {
  it.each([
    ['rowClick event', 'rowClick', 'event'],
    ['Prop sortModel', 'sortModel', 'prop'],
    ['CSS class row', 'row', 'class'],
    ['row css class', 'row', 'class'],
  ] as const)('separates the kind from the name in %j', (text, name, kind) => {
    const spelling = readKindWord(text);
    expect(spelling?.name).toBe(name);
    expect(spelling?.kinds).toContain(kind);
  });

  it.each(['event', 'sorting', 'properties of rows'])('finds none in %j', (text) => {
    expect(readKindWord(text)).toBeNull();
  });
});
