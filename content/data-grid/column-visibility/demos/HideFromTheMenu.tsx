import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function HideFromTheMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts whose columns can be hidden"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
