import * as React from 'react';
import { createTheme, ThemeProvider, useTheme, type ThemeOptions } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';

const brand: ThemeOptions = {
  components: {
    MuiDataGrid: {
      defaultProps: { rowHeight: 44, columnHeaderHeight: 44 },
      styleOverrides: {
        root: ({ theme }) => ({
          '--DataGrid-containerBackground': '#d7ece8',
          '--DataGrid-rowBorderColor': '#b7d5cf',
          borderColor: '#b7d5cf',
          borderRadius: 12,
          fontSize: '0.8125rem',
          ...theme.applyStyles('dark', {
            '--DataGrid-containerBackground': '#12403a',
            '--DataGrid-rowBorderColor': '#2c5750',
            borderColor: '#2c5750',
          }),
        }),
        columnHeaderTitle: { fontWeight: 700 },
        row: ({ theme }) => ({
          '&:hover': { backgroundColor: 'rgb(0 121 107 / 0.06)' },
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: '#b2dfdb',
            ...theme.applyStyles('dark', { backgroundColor: '#00574b' }),
          },
        }),
      },
    },
  },
};

const rows = [
  { id: 10481, customer: 'Marta Okafor', total: 1249, status: 'Shipped' },
  { id: 10482, customer: 'Jonas Weber', total: 86, status: 'Open' },
  { id: 10483, customer: 'Lucía Romero', total: 2390, status: 'Open' },
  { id: 10484, customer: 'Noah Clarke', total: 412, status: 'Returned' },
];

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'total', headerName: 'Total', type: 'number', width: 90 },
  { field: 'status', headerName: 'Status', width: 90 },
];

export default function BrandedOrders() {
  const outer = useTheme();
  const theme = React.useMemo(() => createTheme(outer, brand), [outer]);

  return (
    <ThemeProvider theme={theme}>
      <div style={{ height: 222, width: '100%' }}>
        <DataGrid
          aria-label="Orders in the colors of a brand"
          rows={rows}
          columns={columns}
          rowSelectionModel={[10483]}
          hideFooter
        />
      </div>
    </ThemeProvider>
  );
}
