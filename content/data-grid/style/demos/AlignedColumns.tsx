import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'priority', headerName: 'Priority', width: 100, align: 'center', headerAlign: 'center' },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 110,
    align: 'left',
    headerAlign: 'left',
  },
];

export default function AlignedColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Purchases in aligned columns"
        rows={purchases}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
