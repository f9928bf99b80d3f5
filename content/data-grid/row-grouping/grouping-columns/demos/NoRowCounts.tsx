import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function NoRowCounts() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings in groups without a count"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['line'] } }}
        groupingColDef={{ hideDescendantCount: true }}
        hideFooter
      />
    </div>
  );
}
