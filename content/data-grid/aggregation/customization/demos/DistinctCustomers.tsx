import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../../datasets/quarry';

const distinct: GridAggregationFunction<string, number> = {
  apply: ({ values }) => new Set(values).size,
  columnTypes: ['string', 'singleSelect'],
  label: 'distinct',
  hasCellUnit: false,
  valueFormatter: (value: number) => `${value} different`,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, distinct };

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'stone', headerName: 'Stone', width: 120 },
];

export default function DistinctCustomers() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with the number of different customers"
        rows={firstDeliveries}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { customer: 'distinct', stone: 'distinct' } } }}
      />
    </div>
  );
}
