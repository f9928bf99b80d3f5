import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'day', headerName: 'Day', width: 110 },
  {
    field: 'room',
    headerName: 'Room',
    width: 110,
    // The same room on the next day is another cell.
    rowSpanValueGetter: (room, { day }) => `${day} ${room}`,
  },
  { field: 'course', headerName: 'Course', flex: 1, minWidth: 120 },
];

const rows = [
  { id: 1, day: 'Monday', room: 'Studio', course: 'Pottery' },
  { id: 2, day: 'Monday', room: 'Studio', course: 'Painting' },
  { id: 3, day: 'Monday', room: 'Kitchen', course: 'Baking' },
  { id: 4, day: 'Tuesday', room: 'Kitchen', course: 'Pasta' },
  { id: 5, day: 'Tuesday', room: 'Library', course: 'Spanish' },
];

export default function MergedTimetable() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Courses"
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
