import { Typography } from '@mui/material';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'weight',
    headerName: 'Weight',
    type: 'number',
    width: 150,
    display: 'flex',
    renderCell: ({ formattedValue, aggregation }) =>
      aggregation ? (
        <Typography sx={{ fontWeight: 'bold', borderBottom: 3, borderBottomStyle: 'double' }}>
          {aggregation.aggregationFunctionName}: {formattedValue}
        </Typography>
      ) : (
        formattedValue
      ),
  },
];

export default function StrongTotalCell() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with a strong total"
        rows={firstOrders}
        columns={columns}
        initialState={{ aggregation: { model: { weight: 'sum' } } }}
      />
    </div>
  );
}
