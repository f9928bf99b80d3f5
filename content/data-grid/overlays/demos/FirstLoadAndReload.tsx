import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1 },
  { field: 'instrument', headerName: 'Instrument', flex: 1 },
];

export default function FirstLoadAndReload() {
  const [rows, setRows] = React.useState<Musician[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = () => {
    setLoading(true);
    setTimeout(() => {
      setRows(musicians);
      setLoading(false);
    }, 2000);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', height: 48, pb: 1 }}>
        <Button variant="outlined" onClick={load} disabled={loading}>
          {rows.length === 0 ? 'Load players' : 'Load again'}
        </Button>
        <span role="status">{loading && 'Loading players'}</span>
      </Box>
      <div style={{ height: 272 }}>
        <DataGrid
          aria-label="Players to load"
          rows={rows}
          columns={columns}
          loading={loading}
          slotProps={{
            loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' },
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
