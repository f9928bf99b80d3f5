import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90, disableColumnMenu: true },
];

export default function NoMenuOnRating() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with one column without a menu"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
