import { DataGrid, GRID_CHECKBOX_SELECTION_COL_DEF, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 100 },
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 72 },
];

export default function CheckboxColumnLast() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Appointments with the checkboxes at the end"
        rows={appointments.slice(0, 5)}
        columns={columns}
        checkboxSelection
        slotProps={{ baseCheckbox: { size: 'small', color: 'secondary' } }}
        hideFooter
      />
    </div>
  );
}
