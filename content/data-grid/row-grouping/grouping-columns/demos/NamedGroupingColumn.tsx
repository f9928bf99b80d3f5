import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line' },
  { field: 'ship', headerName: 'Ship' },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function NamedGroupingColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings under a header of our own"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line', 'ship'] },
          columns: { columnVisibilityModel: { line: false, ship: false } },
        }}
        groupingColDef={{ headerName: 'Line and ship', flex: 1, minWidth: 200 }}
        hideFooter
      />
    </div>
  );
}
