import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function ControlledSortModel() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'orderedOn', sort: 'asc' },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases with a controlled order"
          rows={purchases}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        sortModel: <code>{JSON.stringify(sortModel)}</code>
      </Typography>
    </Box>
  );
}
