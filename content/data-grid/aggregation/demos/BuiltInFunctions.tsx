import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', width: 160 },
  { field: 'leftOn', headerName: 'Left on', type: 'date', width: 110 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 100 },
  { field: 'moisture', headerName: 'Moisture', type: 'number', width: 110 },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110 },
];

export default function BuiltInFunctions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with all built-in functions"
        rows={firstDeliveries}
        columns={columns}
        initialState={{
          aggregation: {
            model: {
              customer: 'size',
              leftOn: 'max',
              tonnes: 'sum',
              moisture: 'avg',
              distance: 'min',
            },
          },
        }}
      />
    </div>
  );
}
