import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160, groupable: false },
  { field: 'ship', headerName: 'Ship', width: 110, groupable: false },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110, groupable: false },
];

export default function FixedGrouping() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings in groups that nobody can change"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        hideFooter
      />
    </div>
  );
}
