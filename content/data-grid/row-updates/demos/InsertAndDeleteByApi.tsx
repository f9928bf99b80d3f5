import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 80 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 100 },
];

const rows = departures.slice(0, 3);
const night: Departure = {
  id: 99,
  route: 'Night',
  warehouse: 'Hamburg',
  dock: 'A',
  departure: '05:40',
  delay: 0,
};

export default function InsertAndDeleteByApi() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40, display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.updateRows([night])}>
          Insert
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current.updateRows([{ id: night.id, _action: 'delete' }])}
        >
          Delete
        </Button>
      </Box>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Departures with a night truck"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
