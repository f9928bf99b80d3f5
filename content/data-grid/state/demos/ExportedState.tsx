import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

export default function ExportedState() {
  const apiRef = useGridApiRef();
  const [text, setText] = React.useState('The exported state appears here.');

  const show = (exportOnlyDirtyModels: boolean) =>
    setText(JSON.stringify(apiRef.current.exportState({ exportOnlyDirtyModels }), null, 2));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => show(false)}>
          Everything
        </Button>
        <Button size="small" onClick={() => show(true)}>
          Dirty models
        </Button>
      </Stack>
      <div style={{ height: 264 }}>
        <DataGrid
          aria-label="Purchases whose state is exported"
          apiRef={apiRef}
          rows={purchases.slice(0, 4)}
          columns={columns}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ height: 160, m: 0, pt: 1, overflow: 'auto' }}
      >
        {text}
      </Box>
    </Box>
  );
}
