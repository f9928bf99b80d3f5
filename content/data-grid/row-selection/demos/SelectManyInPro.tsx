import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function SelectManyInPro() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Appointments, several can be selected"
        rows={appointments.slice(0, 12)}
        columns={columns}
      />
    </div>
  );
}
