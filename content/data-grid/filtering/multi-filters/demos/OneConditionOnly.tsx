import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'category', headerName: 'Category', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 130 },
];

export default function OneConditionOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Purchases with one condition at a time"
        rows={purchases}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'category', operator: 'equals', value: 'Pens' }] },
          },
        }}
        disableMultipleColumnsFiltering
      />
    </div>
  );
}
