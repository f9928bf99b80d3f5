import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { orders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', flex: 1, minWidth: 100 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 120 },
];

export default function SumOfAllPages() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Pages of orders with one total"
        rows={orders}
        columns={columns}
        pagination
        pageSizeOptions={[5]}
        initialState={{
          aggregation: { model: { weight: 'sum' } },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
      />
    </div>
  );
}
