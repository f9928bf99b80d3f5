import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
];

export default function SortBySeveralColumns() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Purchases sorted by category and quantity"
        rows={purchases}
        columns={columns}
        initialState={{
          sorting: {
            sortModel: [
              { field: 'category', sort: 'asc' },
              { field: 'quantity', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </div>
  );
}
