import * as React from 'react';
import { DataGrid, type GridColDef, type GridPaginationMeta } from '@mui/x-data-grid';
import { queryAppointments } from '../../datasets/appointment-server';
import type { Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
];

export default function UnknownTotal() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 25 });
  const [rows, setRows] = React.useState<Appointment[]>([]);
  const [meta, setMeta] = React.useState<GridPaginationMeta>({});
  const [rowCount, setRowCount] = React.useState(-1);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let active = true;
    queryAppointments(model).then((reply) => {
      if (active) {
        setRows(reply.rows);
        setMeta({ hasNextPage: reply.hasNextPage });
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
        aria-label="Appointments without a known total"
        rows={rows}
        columns={columns}
        loading={loading}
        paginationMode="server"
        rowCount={rowCount}
        onRowCountChange={setRowCount}
        paginationMeta={meta}
        paginationModel={model}
        onPaginationModelChange={(next) => {
          setLoading(true);
          setModel(next);
        }}
        pageSizeOptions={[25]}
      />
    </div>
  );
}
