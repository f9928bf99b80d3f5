import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'boxes',
    headerName: 'Boxes',
    type: 'number',
    width: 90,
    sortingOrder: ['desc', 'asc', null],
  },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 120,
    sortingOrder: ['desc', 'asc', null],
  },
];

export default function LargestNumbersFirst() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases whose numbers sort from the largest"
        rows={purchases}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
