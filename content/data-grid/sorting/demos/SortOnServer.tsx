import * as React from 'react';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { queryAppointments } from '../../datasets/appointment-server';
import type { Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90 },
];

export default function SortOnServer() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([]);
  const [rows, setRows] = React.useState<Appointment[]>([]);
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let active = true;
    queryAppointments({ page: 0, pageSize: 20, sort: sortModel }).then((reply) => {
      // A newer order may have been asked for in the meantime.
      if (active) {
        setRows(reply.rows);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [sortModel]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Appointments sorted by the server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        sortModel={sortModel}
        onSortModelChange={(model) => {
          setLoading(true);
          setSortModel(model);
        }}
        hideFooter
      />
    </div>
  );
}
