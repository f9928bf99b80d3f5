import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 90 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 110 },
];

function fetchDepartures(): Promise<Departure[]> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(departures.slice(0, 4)), 1200);
  });
}

export default function RowsArriveLater() {
  const [rows, setRows] = React.useState<Departure[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let active = true;
    if (loading) {
      fetchDepartures().then((departures) => {
        if (active) {
          setRows(departures);
          setLoading(false);
        }
      });
    }
    return () => {
      active = false;
    };
  }, [loading]);

  const reload = () => {
    setRows([]);
    setLoading(true);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={reload} sx={{ mb: 1 }}>
        Fetch again
      </Button>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Departures from a server"
          rows={rows}
          columns={columns}
          loading={loading}
          slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
