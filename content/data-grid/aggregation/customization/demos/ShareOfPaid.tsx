import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

const share: GridAggregationFunction<boolean, number> = {
  apply: ({ values }) =>
    values.length === 0 ? null : values.filter(Boolean).length / values.length,
  columnTypes: ['boolean'],
  label: 'share',
  hasCellUnit: false,
  valueFormatter: (value: number | null) => (value === null ? '' : `${Math.round(value * 100)}%`),
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, share };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'paid',
    headerName: 'Paid',
    type: 'boolean',
    width: 110,
    aggregable: true,
    renderCell: ({ value, aggregation, formattedValue }) =>
      aggregation ? formattedValue : value ? 'yes' : 'no',
  },
];

export default function ShareOfPaid() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with the share that is paid"
        rows={firstOrders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { paid: 'share' } } }}
      />
    </div>
  );
}
