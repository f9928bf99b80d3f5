import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function SortPurchases() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Purchases to sort" rows={purchases} columns={columns} hideFooter />
    </div>
  );
}
