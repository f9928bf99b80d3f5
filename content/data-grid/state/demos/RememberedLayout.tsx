import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const KEY = 'purchase-grid-layout';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

function load(): GridInitialState {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Storage may be forbidden, or hold something else.
    return {};
  }
}

export default function RememberedLayout() {
  const apiRef = useGridApiRef();
  const [initialState] = React.useState(load);

  const save = () => {
    const layout = apiRef.current.exportState({ exportOnlyDirtyModels: true });
    localStorage.setItem(KEY, JSON.stringify(layout));
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={save}>
          Save the layout
        </Button>
        <Button size="small" onClick={() => localStorage.removeItem(KEY)}>
          Forget it
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases in the layout of your last visit"
          apiRef={apiRef}
          rows={purchases}
          columns={columns}
          initialState={initialState}
          hideFooter
        />
      </div>
    </Box>
  );
}
