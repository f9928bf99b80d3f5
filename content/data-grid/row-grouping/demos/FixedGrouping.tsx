import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160, groupable: false },
  { field: 'carrier', headerName: 'Carrier', width: 110, groupable: false },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110, groupable: false },
];

export default function FixedGrouping() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments in groups that nobody can change"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service'] },
          columns: { columnVisibilityModel: { service: false } },
        }}
        hideFooter
      />
    </div>
  );
}
