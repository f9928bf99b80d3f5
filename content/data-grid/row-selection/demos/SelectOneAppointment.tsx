import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function SelectOneAppointment() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Appointments, one can be selected"
        rows={appointments.slice(0, 5)}
        columns={columns}
      />
    </div>
  );
}
