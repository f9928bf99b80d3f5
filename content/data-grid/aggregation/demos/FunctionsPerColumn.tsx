import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'tonnes',
    headerName: 'Tonnes',
    type: 'number',
    width: 110,
    availableAggregationFunctions: ['sum'],
  },
  {
    field: 'pricePerTonne',
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
        aria-label="Deliveries with functions that make sense"
        rows={firstDeliveries}
        columns={columns}
        initialState={{ aggregation: { model: { tonnes: 'sum', pricePerTonne: 'avg' } } }}
      />
    </div>
  );
}
