import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 90 },
];

export default function StartOnSecondPage() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Appointments, opened on the second page"
        rows={appointments}
        columns={columns}
        initialState={{ pagination: { paginationModel: { page: 1, pageSize: 25 } } }}
      />
    </div>
  );
}
