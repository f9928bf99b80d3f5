import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 80 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 100 },
];

export default function RawValuesInCsv() {
  const apiRef = useGridApiRef();
  const [raw, setRaw] = React.useState(false);
  const [csv, setCsv] = React.useState('The CSV appears here.');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 40 }}>
        <FormControlLabel
          control={<Switch checked={raw} onChange={(event) => setRaw(event.target.checked)} />}
          label="Raw values"
        />
        <Button size="small" onClick={() => setCsv(apiRef.current.getDataAsCsv())}>
          Show CSV
        </Button>
      </Stack>
      <div style={{ height: 216 }}>
        <DataGrid
          aria-label="Purchases to export with or without formats"
          apiRef={apiRef}
          rows={purchases.slice(0, 3)}
          columns={columns}
          ignoreValueFormatterDuringExport={{ csvExport: raw }}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        sx={{ height: 96, m: 0, pt: 1, overflow: 'auto' }}
      >
        {csv}
      </Box>
    </Box>
  );
}
