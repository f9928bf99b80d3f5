import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridInitialState,
} from '@mui/x-data-grid-pro';
import { offers, type Offer } from '../../datasets/offers';

const KEY = 'offer-columns-1';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'manager', headerName: 'Manager', width: 140 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

function loadColumns(): GridInitialState['columns'] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    // Storage can be blocked, or hold something else.
    return {};
  }
}

function OfferGrid() {
  const apiRef = useGridApiRef();
  const [savedColumns] = React.useState(loadColumns);

  const saveColumns = () => {
    localStorage.setItem(KEY, JSON.stringify(apiRef.current.exportState().columns));
  };

  return (
    <DataGridPro
      aria-label="Offers with remembered columns"
      apiRef={apiRef}
      rows={offers}
      columns={columns}
      initialState={{ columns: savedColumns }}
      onColumnWidthChange={saveColumns}
      onColumnOrderChange={saveColumns}
      onColumnVisibilityModelChange={saveColumns}
      hideFooter
    />
  );
}

export default function RememberedWidthAndOrder() {
  const [mounts, setMounts] = React.useState(0);

  const resetColumns = () => {
    localStorage.removeItem(KEY);
    setMounts(mounts + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 44, alignItems: 'flex-start' }}>
        <Button onClick={() => setMounts(mounts + 1)}>Mount again</Button>
        <Button onClick={resetColumns}>Reset columns</Button>
      </Box>
      <div style={{ height: 320 }}>
        <OfferGrid key={mounts} />
      </div>
    </Box>
  );
}
