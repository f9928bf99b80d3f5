import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function SortFromOutside() {
  const apiRef = useGridApiRef();
  const [first, setFirst] = React.useState('nothing asked yet');

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.sortColumn('orderedOn', 'desc')}>
          Latest first
        </Button>
        <Button size="small" onClick={() => apiRef.current.setSortModel([])}>
          Unsort
        </Button>
        <Button
          size="small"
          onClick={() => setFirst(`purchase ${apiRef.current.getRowIdFromRowIndex(0)}`)}
        >
          Read first
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases sorted by buttons"
          apiRef={apiRef}
          rows={purchases}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 32, pt: 1 }}>
        First row: {first}
      </Typography>
    </Box>
  );
}
