import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const gridDefaults: ThemeOptions = {
  components: {
    MuiDataGrid: {
      defaultProps: { density: 'compact', disableColumnMenu: true, hideFooter: true },
      styleOverrides: { columnHeaderTitle: { textTransform: 'uppercase' } },
    },
  },
};

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 90 },
];

export default function ThemeDefaultProps() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, gridDefaults), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 257, width: '100%' }}>
        <DataGrid aria-label="Vessels, compact" rows={fleet.slice(0, 6)} columns={columns} />
      </div>
    </ThemeProvider>
  );
}
