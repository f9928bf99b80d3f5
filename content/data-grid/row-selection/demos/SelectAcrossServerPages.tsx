import * as React from 'react';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { queryAppointments } from '../../datasets/appointment-server';
import type { Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
];

export default function SelectAcrossServerPages() {
  const [model, setModel] = React.useState({ page: 0, pageSize: 5 });
  const [rows, setRows] = React.useState<Appointment[]>([]);
  const [rowCount, setRowCount] = React.useState(0);
  const [loading, setLoading] = React.useState(true);
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([4101, 4107]);

  React.useEffect(() => {
    let active = true;
    queryAppointments(model).then((reply) => {
      if (active) {
        setRows(reply.rows);
        setRowCount(reply.total);
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
        aria-label="Appointments selected across server pages"
        rows={rows}
        rowCount={rowCount}
        columns={columns}
        loading={loading}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={(next) => {
          setLoading(true);
          setModel(next);
        }}
        pageSizeOptions={[5]}
        checkboxSelection
        rowSelectionModel={selection}
        onRowSelectionModelChange={setSelection}
        keepNonExistentRowsSelected
      />
    </div>
  );
}
