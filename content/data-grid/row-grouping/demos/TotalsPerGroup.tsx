import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 120 },
  { field: 'pallets', headerName: 'Pallets', type: 'number', width: 110 },
];

export default function TotalsPerGroup() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with totals per service"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service'] },
          aggregation: { model: { parcels: 'sum', pallets: 'sum' } },
          sorting: { sortModel: [{ field: 'parcels', sort: 'desc' }] },
          columns: { columnVisibilityModel: { service: false } },
        }}
        hideFooter
      />
    </div>
  );
}
