import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  {
    field: 'cause',
    headerName: 'Cause',
    width: 160,
    groupingValueGetter: (cause: string | null) => cause ?? 'No disruption',
  },
  { field: 'line', headerName: 'Line', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function GroupForEmptyValues() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by cause, with a group for the others"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['cause'] } }}
        hideFooter
      />
    </div>
  );
}
