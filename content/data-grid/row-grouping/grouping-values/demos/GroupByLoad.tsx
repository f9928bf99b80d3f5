import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

function getLoad({ passengers, seats }: FerryCrossing): string {
  const share = passengers / seats;
  if (share === 0) {
    return 'Nobody on board';
  }
  return share > 0.75 ? 'Over 75%' : 'Up to 75%';
}

const columns: GridColDef<FerryCrossing>[] = [
  {
    field: 'load',
    headerName: 'Load',
    width: 160,
    groupingValueGetter: (_value, row) => getLoad(row),
  },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

export default function GroupByLoad() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by how full they are"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['load'] },
          columns: { columnVisibilityModel: { load: false } },
        }}
        hideFooter
      />
    </div>
  );
}
