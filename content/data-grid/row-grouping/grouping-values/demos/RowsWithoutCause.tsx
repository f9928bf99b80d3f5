import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'cause', headerName: 'Cause', width: 160 },
  { field: 'service', headerName: 'Service', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = shipments.slice(8, 14);

export default function RowsWithoutCause() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by cause, some without one"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['cause'] } }}
        hideFooter
      />
    </div>
  );
}
