import { describe, expect, it } from 'vitest';
import { parseDocumentedImports } from './demo-imports.ts';

describe('parseDocumentedImports', () => {
  it('reads names from packages and their subpaths, including types and renamed imports', () => {
    const code = `import * as React from 'react';
import {
  DataGrid,
  type GridColDef,
  GridRow as Row,
} from '@mui/x-data-grid';
import type { Dayjs } from 'dayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
`;
    expect(parseDocumentedImports(code)).toEqual([
      { name: 'DataGrid', from: '@mui/x-data-grid' },
      { name: 'GridColDef', from: '@mui/x-data-grid' },
      { name: 'GridRow', from: '@mui/x-data-grid' },
      { name: 'DatePicker', from: '@mui/x-date-pickers' },
    ]);
  });
});
