import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 100 },
];

export default function CheckOneAppointment() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Appointments, at most one can be checked"
        rows={appointments.slice(0, 5)}
        columns={columns}
        checkboxSelection
        disableMultipleRowSelection
        hideFooter
      />
    </div>
  );
}
