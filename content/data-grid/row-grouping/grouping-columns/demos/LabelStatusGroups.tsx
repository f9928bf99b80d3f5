import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing, type FerryStatus } from '../../../datasets/ferries';

const labels: Record<FerryStatus, string> = {
  sailed: 'On time',
  delayed: 'Late',
  canceled: 'Not sailed',
};

const columns: GridColDef<FerryCrossing>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    valueFormatter: (status?: FerryStatus) => (status ? labels[status] : ''),
  },
  { field: 'line', headerName: 'Line', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function LabelStatusGroups() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by status, with labels"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['status'] } }}
        hideFooter
      />
    </div>
  );
}
