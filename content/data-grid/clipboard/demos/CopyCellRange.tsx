import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 80 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function CopyCellRange() {
  const [copied, setCopied] = React.useState('Nothing copied yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Purchases to copy range by range"
          rows={purchases}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ height: 60, m: 0, mt: 1, overflow: 'auto' }}
      >
        {copied}
      </Box>
    </Box>
  );
}
