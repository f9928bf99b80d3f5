import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function GroupByLineAndShip() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by line, then by ship"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['line', 'ship'] } }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
