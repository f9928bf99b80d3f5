import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'section', headerName: 'Section', width: 110 },
];

export default function BuiltInToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Players with the toolbar of the package"
        rows={musicians}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true, printOptions: { disableToolbarButton: true } },
        }}
        hideFooter
      />
    </div>
  );
}
