import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const discounted: GridAggregationFunction<number | null, number> = {
  apply: ({ values }) => values.filter((value) => value != null).length,
  columnTypes: ['number'],
  label: 'discounted',
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, discounted };

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', flex: 1, minWidth: 90 },
  { field: 'discount', headerName: 'Discount', type: 'number', width: 130 },
];

export default function CountDiscounts() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders, some with a discount"
        rows={firstOrders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { discount: 'discounted' } } }}
      />
    </div>
  );
}
