import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'cause', headerName: 'Cause', width: 160 },
  { field: 'line', headerName: 'Line', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = ferries.slice(8, 14);

export default function RowsWithoutCause() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by cause, some without one"
        rows={rows}
        columns={columns}
        initialState={{ rowGrouping: { model: ['cause'] } }}
        hideFooter
      />
    </div>
  );
}
