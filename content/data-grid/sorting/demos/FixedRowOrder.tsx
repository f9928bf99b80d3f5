import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function FixedRowOrder() {
  const [sorting, setSorting] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={sorting} onChange={(event) => setSorting(event.target.checked)} />
        }
        label="Allow sorting"
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases in a fixed order"
          rows={purchases}
          columns={columns}
          disableColumnSorting={!sorting}
          hideFooter
        />
      </div>
    </Box>
  );
}
