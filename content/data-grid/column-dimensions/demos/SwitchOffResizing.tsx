import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
];

export default function SwitchOffResizing() {
  const [resizable, setResizable] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={resizable} onChange={(event) => setResizable(event.target.checked)} />
        }
        label="Users can resize columns"
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases, resizing can be switched off"
          rows={purchases.slice(0, 5)}
          columns={columns}
          disableColumnResize={!resizable}
          disableAutosize={!resizable}
          hideFooter
        />
      </div>
    </Box>
  );
}
