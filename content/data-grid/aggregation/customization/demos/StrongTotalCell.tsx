import { Typography } from '@mui/material';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'tonnes',
    headerName: 'Tonnes',
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
        aria-label="Deliveries with a strong total"
        rows={firstDeliveries}
        columns={columns}
        initialState={{ aggregation: { model: { tonnes: 'sum' } } }}
      />
    </div>
  );
}
