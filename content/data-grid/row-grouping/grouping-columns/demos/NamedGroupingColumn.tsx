import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service' },
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function NamedGroupingColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments under a header of our own"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service', 'carrier'] },
          columns: { columnVisibilityModel: { service: false, carrier: false } },
        }}
        groupingColDef={{ headerName: 'Service and carrier', flex: 1, minWidth: 200 }}
        hideFooter
      />
    </div>
  );
}
