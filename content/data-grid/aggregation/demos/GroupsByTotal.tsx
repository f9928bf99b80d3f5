import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

export default function GroupsByTotal() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Categories in the order of their total weight"
        rows={orders}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['category'] },
          aggregation: { model: { weight: 'sum' } },
          sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
          columns: { columnVisibilityModel: { category: false } },
        }}
      />
    </div>
  );
}
