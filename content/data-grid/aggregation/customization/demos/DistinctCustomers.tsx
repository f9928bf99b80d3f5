import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

const distinct: GridAggregationFunction<string, number> = {
  apply: ({ values }) => new Set(values).size,
  columnTypes: ['string', 'singleSelect'],
  label: 'distinct',
  hasCellUnit: false,
  valueFormatter: (value: number) => `${value} different`,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, distinct };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'category', headerName: 'Category', width: 120 },
];

export default function DistinctCustomers() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with the number of different customers"
        rows={firstOrders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { customer: 'distinct', category: 'distinct' } } }}
      />
    </div>
  );
}
