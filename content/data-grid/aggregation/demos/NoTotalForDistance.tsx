import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150, aggregable: false },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110, aggregable: false },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

export default function NoTotalForDistance() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with one column to aggregate"
        rows={firstDeliveries}
        columns={columns}
        initialState={{ aggregation: { model: { tonnes: 'sum' } } }}
      />
    </div>
  );
}
