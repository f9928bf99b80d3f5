import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { heIL } from '@mui/x-data-grid/locales';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'ספינה', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'נמל בית', width: 120 },
  { field: 'passengers', headerName: 'מושבים', type: 'number', width: 100 },
];

export default function RightToLeftGrid() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="he" sx={{ height: 372, width: '100%' }}>
        <DataGrid
          aria-label="ספינות"
          rows={fleet}
          columns={columns}
          localeText={heIL.components.MuiDataGrid.defaultProps.localeText}
          sx={{
            [`& .${gridClasses['cell--textLeft']}`]: { textAlign: 'start' },
            [`& .${gridClasses['cell--textRight']}`]: { textAlign: 'end' },
          }}
        />
      </Box>
    </ThemeProvider>
  );
}
