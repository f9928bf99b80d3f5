import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
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
        <Button size="small" onClick={() => apiRef.current.showFilterPanel('line')}>
          Filter
        </Button>
      </Stack>
      <div style={{ height: 372 }}>
        <DataGrid
          aria-label="Tram departures driven by buttons"
          apiRef={apiRef}
          rows={trams}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5]}
        />
      </div>
    </Box>
  );
}
