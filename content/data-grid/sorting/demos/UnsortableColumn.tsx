import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 160, sortable: false },
];

export default function UnsortableColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with a note column that does not sort"
        rows={purchases}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
