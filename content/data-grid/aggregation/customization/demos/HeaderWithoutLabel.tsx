import { DataGridPremium, gridClasses, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

export default function HeaderWithoutLabel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a plain header"
        rows={firstOrders}
        columns={columns}
        initialState={{ aggregation: { model: { weight: 'sum' } } }}
        sx={{
          [`& .${gridClasses.aggregationColumnHeaderLabel}`]: { display: 'none' },
          [`& .${gridClasses.footerCell}`]: { color: 'text.primary', fontSize: '1.1em' },
        }}
      />
    </div>
  );
}
