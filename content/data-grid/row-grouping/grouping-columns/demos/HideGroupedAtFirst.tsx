import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function HideGroupedAtFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings without the grouped column"
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
