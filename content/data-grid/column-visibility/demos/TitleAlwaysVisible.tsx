import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150, hideable: false },
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function TitleAlwaysVisible() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts whose title stays visible"
        rows={concerts}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </div>
  );
}
