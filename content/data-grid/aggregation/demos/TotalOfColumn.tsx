import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

export default function TotalOfColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with their total weight"
        rows={firstOrders}
        columns={columns}
        initialState={{ aggregation: { model: { weight: 'sum' } } }}
      />
    </div>
  );
}
