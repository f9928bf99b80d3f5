import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric' });

/** The first day of the month as a number: a key that sorts well. */
function toMonth(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth()).getTime();
}

const columns: GridColDef<Shipment>[] = [
  {
    field: 'month',
    headerName: 'Month',
    width: 160,
    groupingValueGetter: (_value, row) => toMonth(row.departure),
    valueFormatter: (month?: number) => (month === undefined ? '' : monthName.format(month)),
  },
  { field: 'service', headerName: 'Service', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function GroupByMonth() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by month"
        rows={shipments}
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
