import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'cause', headerName: 'Cause', width: 160 },
  { field: 'service', headerName: 'Service', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const rows = shipments.slice(10, 15);

export default function UnbalancedGroups() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by status, then by cause"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['status', 'cause'] },
          columns: { columnVisibilityModel: { status: false, cause: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
