import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, line: 'Line 1', stop: 'Market Square', departure: '06:04' },
  { id: 2, line: 'Line 2', stop: 'Old Harbor', departure: '06:21' },
  { id: 3, line: 'Line 3', stop: 'Observatory', departure: '06:27' },
];

const columns: GridColDef[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 110 },
];

export default function RowsFromArray() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Next trams" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
