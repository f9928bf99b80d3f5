import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { machines, type Machine } from '../../datasets/machines';

const fleetStyle: ThemeOptions = {
  components: {
    MuiDataGrid: {
      styleOverrides: {
        root: { borderRadius: 0, borderInlineWidth: 0 },
        columnHeaderTitle: ({ theme }) => ({ color: theme.palette.text.secondary }),
        cell: { '&[data-field="name"]': { fontWeight: 700 } },
      },
    },
  },
};

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'power', headerName: 'kW', type: 'number', width: 90 },
];

export default function ThemedMachines() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, fleetStyle), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Machines styled by a theme"
          rows={machines}
          columns={columns}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
