import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'orderedOn', headerName: 'Left on', type: 'date', width: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
  { field: 'discount', headerName: 'Discount', type: 'number', width: 110 },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110 },
];

export default function BuiltInFunctions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with all built-in functions"
        rows={firstOrders}
        columns={columns}
        initialState={{
          aggregation: {
            model: {
              customer: 'size',
              orderedOn: 'max',
              weight: 'sum',
              discount: 'avg',
              distance: 'min',
            },
          },
        }}
      />
    </div>
  );
}
