import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../../datasets/quarry';

interface Load {
  tonnes: number;
  price: number;
}

const weighted: GridAggregationFunction<Load, number> = {
  getCellValue: ({ row }) => ({ tonnes: row.tonnes, price: row.pricePerTonne }),
  apply: ({ values }) => {
    let tonnes = 0;
    let cost = 0;
    for (const load of values) {
      tonnes += load?.tonnes ?? 0;
      cost += (load?.tonnes ?? 0) * (load?.price ?? 0);
    }
    return tonnes === 0 ? null : cost / tonnes;
  },
  columnTypes: ['number'],
  label: 'by weight',
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weighted };

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
  {
    field: 'pricePerTonne',
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
        aria-label="Deliveries with a price that counts heavy loads more"
        rows={firstDeliveries}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { tonnes: 'sum', pricePerTonne: 'weighted' } } }}
      />
    </div>
  );
}
