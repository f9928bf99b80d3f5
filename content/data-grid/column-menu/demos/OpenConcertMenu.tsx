import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function OpenConcertMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with column menus"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
