import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'fault', headerName: 'Open fault', flex: 1, minWidth: 110 },
];

export default function EmptyGridHeight() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column' }}>
      <DataGrid
        aria-label="Open faults"
        rows={[]}
        columns={columns}
        localeText={{ noRowsLabel: 'No open faults' }}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
        hideFooter
      />
    </div>
  );
}
