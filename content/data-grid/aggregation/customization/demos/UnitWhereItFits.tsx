import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 120,
    renderCell: ({ formattedValue, aggregation }) =>
      aggregation?.hasCellUnit === false ? `${formattedValue} orders` : `${formattedValue} kg`,
  },
];

export default function UnitWhereItFits() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with units"
        rows={firstOrders}
        columns={columns}
        initialState={{ aggregation: { model: { weight: 'size' } } }}
      />
    </div>
  );
}
