import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'cause', headerName: 'Cause', width: 160 },
  { field: 'line', headerName: 'Line', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const rows = ferries.slice(10, 15);

export default function UnbalancedGroups() {
  return (
    <div style={{ height: 474, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by status, then by cause"
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
