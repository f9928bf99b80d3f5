import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment, type ShipmentStatus } from '../../../datasets/shipments';

const labels: Record<ShipmentStatus, string> = {
  shipped: 'On time',
  delayed: 'Late',
  canceled: 'Not shipped',
};

const columns: GridColDef<Shipment>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    valueFormatter: (status?: ShipmentStatus) => (status ? labels[status] : ''),
  },
  { field: 'service', headerName: 'Service', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function LabelStatusGroups() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by status, with labels"
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['status'] } }}
        hideFooter
      />
    </div>
  );
}
