import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'No. (80)', width: 80 },
  { field: 'product', headerName: 'Product (2, at least 130)', flex: 2, minWidth: 130 },
  { field: 'supplier', headerName: 'Supplier (1, at least 110)', flex: 1, minWidth: 110 },
];

export default function MixFixedAndFluid() {
  const [share, setShare] = React.useState(100);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="grid-width-label" variant="body2" sx={{ height: 24 }}>
        Width of the container: {share}%
      </Typography>
      <Box sx={{ px: 1, height: 36 }}>
        <Slider
          aria-labelledby="grid-width-label"
          min={40}
          max={100}
          value={share}
          onChange={(_event, value) => setShare(Number(value))}
        />
      </Box>
      <div style={{ height: 268, width: `${share}%` }}>
        <DataGrid
          aria-label="Purchases with fixed and fluid columns"
          rows={purchases.slice(0, 4)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
