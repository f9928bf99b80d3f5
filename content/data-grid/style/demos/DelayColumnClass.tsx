import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 72, cellClassName: 'truck-route' },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 125 },
  {
    field: 'delay',
    headerName: 'Delay (min)',
    type: 'number',
    width: 110,
    cellClassName: ({ value }) => (Number(value) > 0 ? 'delay--some' : 'delay--none'),
  },
];

export default function DelayColumnClass() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Trucks with styled columns"
        rows={departures}
        columns={columns}
        sx={{
          '& .truck-route': { fontWeight: 700 },
          '& .delay--some': { color: 'error.main', fontWeight: 700 },
          '& .delay--none': { color: 'text.secondary' },
        }}
        hideFooter
      />
    </div>
  );
}
