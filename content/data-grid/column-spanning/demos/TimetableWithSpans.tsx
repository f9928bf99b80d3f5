import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface RoomDay {
  id: string;
  bookings: { from: number; to: number; what: string }[];
}

const rows: RoomDay[] = [
  {
    id: 'Mon',
    bookings: [
      { from: 9, to: 12, what: 'Workshop' },
      { from: 13, to: 15, what: 'Projector check' },
    ],
  },
  { id: 'Tue', bookings: [{ from: 10, to: 15, what: 'Sales training' }] },
  {
    id: 'Wed',
    bookings: [
      { from: 9, to: 10, what: 'Interview' },
      { from: 10, to: 14, what: 'Team meeting' },
    ],
  },
  { id: 'Thu', bookings: [{ from: 9, to: 15, what: 'Audit: no entry' }] },
];

const hourColumn = (hour: number): GridColDef<RoomDay> => ({
  field: `h${hour}`,
  headerName: `${hour}:00`,
  width: 76,
  align: 'center',
  headerAlign: 'center',
  sortable: false,
  valueGetter: (_value, row) =>
    row.bookings.find(({ from, to }) => from <= hour && hour < to)?.what ?? '',
  colSpan: (_value, row) => {
    const booking = row.bookings.find(({ from }) => from === hour);
    return booking && booking.to - booking.from;
  },
});

const columns: GridColDef<RoomDay>[] = [
  { field: 'id', headerName: 'Day', width: 70, sortable: false },
  ...[9, 10, 11, 12, 13, 14].map(hourColumn),
];

export default function TimetableWithSpans() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Who has the meeting room, by day and hour"
        rows={rows}
        columns={columns}
        showCellVerticalBorder
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
