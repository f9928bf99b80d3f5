import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

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

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', flex: 1, minWidth: 110 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 90 },
];

export default function ThemedVessels() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, fleetStyle), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Vessels styled by a theme"
          rows={fleet}
          columns={columns}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
