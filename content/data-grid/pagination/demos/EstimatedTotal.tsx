import * as React from 'react';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { queryAppointments, type AppointmentPage } from '../../datasets/appointment-server';
import type { Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
];

export default function EstimatedTotal() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: 20 });
  const [reply, setReply] = React.useState<Partial<AppointmentPage>>({});
  const [rowCount, setRowCount] = React.useState(-1);
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
        aria-label="Appointments with an estimated total"
        rows={reply.rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={rowCount}
        estimatedRowCount={50}
        onRowCountChange={setRowCount}
        // A reply has `hasNextPage`, which is all that the grid reads.
        paginationMeta={reply}
        paginationModel={model}
        onPaginationModelChange={(next) => {
          setLoading(true);
          setModel(next);
        }}
        pageSizeOptions={[20]}
      />
    </div>
  );
}
