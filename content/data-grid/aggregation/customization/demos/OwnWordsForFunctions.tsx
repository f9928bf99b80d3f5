import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110 },
];

const localeText = {
  aggregationMenuItemHeader: 'Summary',
  aggregationFunctionLabelSum: 'total',
  aggregationFunctionLabelAvg: 'on average',
  aggregationFunctionLabelMax: 'at most',
};

export default function OwnWordsForFunctions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with other words for the functions"
        rows={firstDeliveries}
        columns={columns}
        localeText={localeText}
        initialState={{ aggregation: { model: { tonnes: 'sum', distance: 'max' } } }}
      />
    </div>
  );
}
