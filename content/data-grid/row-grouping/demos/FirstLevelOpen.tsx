import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'status', headerName: 'Status' },
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function FirstLevelOpen() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings with the first level open"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['status', 'line'] },
          columns: { columnVisibilityModel: { status: false, line: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
