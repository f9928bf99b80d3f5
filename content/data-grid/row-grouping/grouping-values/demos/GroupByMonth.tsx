import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** The first day of the month as a number: a key that sorts well. */
function toMonth(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth()).getTime();
}

const columns: GridColDef<FerryCrossing>[] = [
  {
    field: 'month',
    headerName: 'Month',
    width: 160,
    groupingValueGetter: (_value, row) => toMonth(row.departure),
    valueFormatter: (month?: number) => (month === undefined ? '' : monthName.format(month)),
  },
  { field: 'line', headerName: 'Line', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function GroupByMonth() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings grouped by month"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['month'] },
          columns: { columnVisibilityModel: { month: false } },
        }}
        hideFooter
      />
    </div>
  );
}
