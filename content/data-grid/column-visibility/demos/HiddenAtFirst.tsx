import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts without seats and price at first"
        rows={concerts}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { seats: false, price: false } },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </div>
  );
}
