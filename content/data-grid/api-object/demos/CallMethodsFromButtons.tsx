import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'route', headerName: 'Route', width: 90 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
];

export default function CallMethodsFromButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => apiRef.current.sortColumn('departure', 'desc')}>
          Latest first
        </Button>
        <Button size="small" onClick={() => apiRef.current.setPage(1)}>
          Page 2
        </Button>
        <Button size="small" onClick={() => apiRef.current.showFilterPanel('route')}>
          Filter
        </Button>
      </Stack>
      <div style={{ height: 372 }}>
        <DataGrid
          aria-label="Truck departures driven by buttons"
          apiRef={apiRef}
          rows={departures}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </div>
    </Box>
  );
}
