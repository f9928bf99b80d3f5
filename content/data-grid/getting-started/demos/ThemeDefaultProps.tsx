import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { machines, type Machine } from '../../datasets/machines';

const gridDefaults: ThemeOptions = {
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true, hideFooter: true },
      styleOverrides: { columnHeaderTitle: { textTransform: 'uppercase' } },
    },
  },
};

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'Output', type: 'number', width: 90 },
];

export default function ThemeDefaultProps() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, gridDefaults), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 257, width: '100%' }}>
        <DataGrid aria-label="Machines, compact" rows={machines.slice(0, 6)} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
