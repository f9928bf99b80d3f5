import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'clinician', headerName: 'Clinician', width: 150 },
];

export default function SelectByCheckboxOnly() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Appointments selected by their checkboxes only"
        rows={appointments.slice(0, 5)}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
