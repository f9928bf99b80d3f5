import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

const largest: GridInitialState = {
  sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
  columns: { columnVisibilityModel: { supplier: false } },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [own, setOwn] = React.useState<GridInitialState | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => apiRef.current.restoreState(largest)}>
          Largest
        </Button>
        <Button size="small" onClick={() => setOwn(apiRef.current.exportState())}>
          Save view
        </Button>
        <Button
          size="small"
          disabled={own === null}
          onClick={() => own && apiRef.current.restoreState(own)}
        >
          Saved view
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases in views"
          apiRef={apiRef}
          rows={purchases}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
