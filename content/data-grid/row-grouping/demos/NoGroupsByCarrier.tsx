import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 120, groupable: false },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function NoGroupsByCarrier() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments that do not group by carrier"
        rows={shipments}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
