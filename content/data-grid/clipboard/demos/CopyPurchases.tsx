import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 100 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function CopyPurchases() {
  const [copied, setCopied] = React.useState('Nothing copied yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases to copy"
          rows={purchases}
          columns={columns}
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ height: 40, m: 0, mt: 1, overflow: 'auto' }}
      >
        {copied}
      </Box>
    </Box>
  );
}
