import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

export default function HiddenAtFirst() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers without stock and price at first"
        rows={offers}
        columns={columns}
        initialState={{
          columns: { columnVisibilityModel: { stock: false, price: false } },
        }}
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </div>
  );
}
