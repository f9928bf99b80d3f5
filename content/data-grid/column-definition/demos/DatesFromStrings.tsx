import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const monthDayYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

const columns: GridColDef[] = [
  { field: 'machine', headerName: 'Machine', flex: 1, minWidth: 110 },
  {
    field: 'inspection',
    headerName: 'Inspection',
    type: 'date',
    width: 140,
    // No offset in the string: it means midnight in the user's own time zone.
    valueGetter: (value: string | null) => (value ? new Date(`${value}T00:00`) : null),
    valueFormatter: (value: Date | null) => (value ? monthDayYear.format(value) : 'Not booked'),
  },
];

const rows = [
  { id: 1, machine: 'Axle line', inspection: '2025-09-01' },
  { id: 2, machine: 'Cabinet line', inspection: null },
  { id: 3, machine: 'Hinge line', inspection: '2025-06-30' },
  { id: 4, machine: 'Unit packer', inspection: '2026-01-15' },
];

export default function DatesFromStrings() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid aria-label="Inspection dates" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
