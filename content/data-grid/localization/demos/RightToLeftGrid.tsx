import * as React from 'react';
import Box from '@mui/material/Box';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { heIL } from '@mui/x-data-grid/locales';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'מכונה', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'מפעל', width: 120 },
  { field: 'output', headerName: 'תפוקה', type: 'number', width: 100 },
];

export default function RightToLeftGrid() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, { direction: 'rtl' }), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <Box dir="rtl" lang="he" sx={{ height: 372, width: '100%' }}>
        <DataGrid
          aria-label="מכונות"
          rows={machines}
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
