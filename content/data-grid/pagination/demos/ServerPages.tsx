import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { queryAppointments, type AppointmentPage } from '../../datasets/appointment-server';
import type { Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const nothing: AppointmentPage = { rows: [], total: 0, hasNextPage: false };

export default function ServerPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [reply, setReply] = React.useState(nothing);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let active = true;
    queryAppointments(model).then((answer) => {
      if (active) {
        setReply(answer);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [model]);

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Appointments, one page at a time from the server"
        rows={reply.rows}
        rowCount={reply.total}
        columns={columns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={(next) => {
          setLoading(true);
          setModel(next);
        }}
        pageSizeOptions={[5, 10, 20]}
      />
    </div>
  );
}
