import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../datasets/quarry';

const measured: GridAggregationFunction<number | null, number> = {
  apply: ({ values }) => values.filter((value) => value != null).length,
  columnTypes: ['number'],
  label: 'measured',
  hasCellUnit: false,
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, measured };

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Docket', flex: 1, minWidth: 90 },
  { field: 'moisture', headerName: 'Moisture', type: 'number', width: 130 },
];

export default function CountMeasured() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with missing measurements"
        rows={firstDeliveries}
        columns={columns}
        aggregationFunctions={aggregationFunctions}
        initialState={{ aggregation: { model: { moisture: 'measured' } } }}
      />
    </div>
  );
}
