import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

interface Shipment {
  weight: number;
  price: number;
}

const weighted: GridAggregationFunction<Shipment, number> = {
  getCellValue: ({ row }) => ({ weight: row.weight, price: row.unitPrice }),
  apply: ({ values }) => {
    let weight = 0;
    let cost = 0;
    for (const shipment of values) {
      weight += shipment?.weight ?? 0;
      cost += (shipment?.weight ?? 0) * (shipment?.price ?? 0);
    }
    return weight === 0 ? null : cost / weight;
  },
  columnTypes: ['number'],
  label: 'by weight',
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weighted };

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
  {
    field: 'unitPrice',
    headerName: 'Price per t',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) => (value === null ? '' : `$${value.toFixed(2)}`),
  },
];

export default function WeightedPrice() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a price that counts heavy orders more"
        rows={firstOrders}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { weight: 'sum', unitPrice: 'weighted' } } }}
      />
    </div>
  );
}
