import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function HideGroupedAtFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments without the grouped column"
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
