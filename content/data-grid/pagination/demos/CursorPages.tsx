import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { queryAppointmentsAfter } from '../../datasets/appointment-server';
import { appointments, type Appointment } from '../../datasets/appointments';

const PAGE_SIZE = 10;

const columns: GridColDef<Appointment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
];

export default function CursorPages() {
  const [page, setPage] = React.useState(0);
  // Where each page starts. The first page needs no cursor.
  const [cursors, setCursors] = React.useState<(string | null)[]>([null]);
  const [rows, setRows] = React.useState<Appointment[]>([]);
  const [loading, setLoading] = React.useState(true);
  const cursor = cursors[page] ?? null;

  React.useEffect(() => {
    let active = true;
    queryAppointmentsAfter(cursor, PAGE_SIZE).then(({ rows: slice, nextCursor }) => {
      if (active) {
        setRows(slice);
        setCursors((known) => [...known.slice(0, page + 1), nextCursor]);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [cursor, page]);

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Appointments behind cursors"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={appointments.length}
        paginationModel={{ page, pageSize: PAGE_SIZE }}
        onPaginationModelChange={(next) => {
          if (next.page < page || typeof cursors[next.page] === 'string') {
            setLoading(true);
            setPage(next.page);
          }
        }}
        pageSizeOptions={[PAGE_SIZE]}
      />
    </div>
  );
}
