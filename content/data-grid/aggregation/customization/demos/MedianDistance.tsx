import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

const median: GridAggregationFunction<number> = {
  apply: ({ values }) => {
    const sorted = values.filter((value) => value !== undefined).sort((a, b) => a - b);
    const middle = Math.floor(sorted.length / 2);
    if (sorted.length % 2 === 1) {
      return sorted[middle];
    }
    return sorted.length === 0 ? null : (sorted[middle - 1]! + sorted[middle]!) / 2;
  },
  columnTypes: ['number'],
  label: 'median',
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, median };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110 },
];

export default function MedianDistance() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with the median distance"
        rows={firstOrders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { distance: 'median' } } }}
      />
    </div>
  );
}
