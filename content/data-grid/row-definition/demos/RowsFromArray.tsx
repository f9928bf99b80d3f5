import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, route: 'Route 1', warehouse: 'Memphis', departure: '06:04' },
  { id: 2, route: 'Route 2', warehouse: 'Seattle', departure: '06:21' },
  { id: 3, route: 'Route 3', warehouse: 'Rotterdam', departure: '06:27' },
];

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', width: 90 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 110 },
];

export default function RowsFromArray() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Next departures" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
