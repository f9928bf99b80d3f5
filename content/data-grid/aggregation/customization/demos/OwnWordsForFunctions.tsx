import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
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
        aria-label="Orders with other words for the functions"
        rows={firstOrders}
        columns={columns}
        localeText={localeText}
        initialState={{ aggregation: { model: { weight: 'sum', distance: 'max' } } }}
      />
    </div>
  );
}
