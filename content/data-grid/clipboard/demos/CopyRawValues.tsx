import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function CopyRawValues() {
  const [raw, setRaw] = React.useState(true);
  const [copied, setCopied] = React.useState('Nothing copied yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={<Switch checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
        label="Ignore the formatters"
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases to copy with or without format"
          rows={purchases}
          columns={columns}
          ignoreValueFormatterDuringExport={raw}
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
