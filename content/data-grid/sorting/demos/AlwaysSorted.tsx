import { DataGrid, type GridColDef, type GridSortDirection } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const sortingOrder: GridSortDirection[] = ['asc', 'desc'];

export default function AlwaysSorted() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases that stay sorted"
        rows={purchases}
        columns={columns}
        sortingOrder={sortingOrder}
        initialState={{ sorting: { sortModel: [{ field: 'product', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
