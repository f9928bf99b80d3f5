import { describe, expect, it } from 'vitest';
import { getText, takeName } from './text-pieces.ts';

describe('takeName', () => {
  const title = [
    { text: 'Grid', marked: true },
    { text: 'ColDef Inter', marked: false },
    { text: 'face', marked: true },
  ];

  it('leaves out the kind after the name and keeps the marks', () => {
    expect(takeName(title, 'GridColDef')).toEqual([
      { text: 'Grid', marked: true },
      { text: 'ColDef', marked: false },
    ]);
  });

  it('keeps a title that does not start with the name', () => {
    expect(getText(takeName(title, 'DataGrid'))).toBe('GridColDef Interface');
  });
});
