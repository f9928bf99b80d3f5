import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'tonnes',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    renderCell: ({ formattedValue, aggregation }) =>
      aggregation?.hasCellUnit === false ? `${formattedValue} loads` : `${formattedValue} t`,
  },
];

export default function UnitWhereItFits() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with units"
        rows={firstDeliveries}
        columns={columns}
        initialState={{ aggregation: { model: { tonnes: 'size' } } }}
      />
    </div>
  );
}
