import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 120 },
  { field: 'hall', width: 120 },
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 105,
    description: 'For the best seats, without the booking fee',
  },
  { field: 'sold', headerName: 'Tickets sold until the concert', type: 'number', width: 110 },
];

export default function NamesAndNotes() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with header names and descriptions"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
