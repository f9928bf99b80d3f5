import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function GroupByServiceAndCarrier() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by service, then by carrier"
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['service', 'carrier'] } }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
