import Stack from '@mui/material/Stack';
import LocalShippingIcon from '@mui/icons-material/LocalShipping';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'carrier',
    headerName: 'Carrier',
    width: 150,
    renderCell: ({ value, rowNode }) =>
      rowNode.type === 'group' ? (
        <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
          {value && <LocalShippingIcon fontSize="small" color="primary" />}
          <span>{value}</span>
        </Stack>
      ) : (
        value
      ),
  },
  { field: 'service', headerName: 'Service', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function CarrierIconInGroups() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments in groups with an icon"
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['carrier'] } }}
        hideFooter
      />
    </div>
  );
}
