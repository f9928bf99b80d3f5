import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnsInitialState,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 100 },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 100 },
  { field: 'priority', headerName: 'Priority' },
];

export default function KeepWidths() {
  const apiRef = useGridApiRef();
  const [mounts, setMounts] = React.useState(0);
  const [saved, setSaved] = React.useState<GridColumnsInitialState['dimensions']>();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={() => setSaved(apiRef.current.exportState().columns?.dimensions)}
        >
          Save widths
        </Button>
        <Button size="small" onClick={() => setMounts((count) => count + 1)}>
          Mount again
        </Button>
      </Box>
      <div style={{ height: 268 }}>
        <DataGrid
          key={mounts}
          aria-label="Purchases with saved column widths"
          apiRef={apiRef}
          rows={purchases.slice(0, 4)}
          columns={columns}
          initialState={{ columns: { dimensions: saved } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
