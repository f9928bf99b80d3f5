import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, aggregable: false },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110, aggregable: false },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

export default function NoTotalForDistance() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with one column to aggregate"
        rows={firstOrders}
        columns={columns}
        initialState={{ aggregation: { model: { weight: 'sum' } } }}
      />
    </div>
  );
}
