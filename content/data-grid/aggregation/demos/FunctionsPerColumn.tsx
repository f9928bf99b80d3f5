import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['sum'],
  },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['avg', 'min', 'max'],
  },
];

export default function FunctionsPerColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with functions that make sense"
        rows={firstOrders}
        columns={columns}
        initialState={{ aggregation: { model: { weight: 'sum', unitPrice: 'avg' } } }}
      />
    </div>
  );
}
