import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
  { field: 'room', headerName: 'Room', width: 90, editable: true },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 90, editable: true },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function EditOpenAppointments() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Appointments, editable until they are completed"
        rows={appointments.slice(14, 26)}
        columns={columns}
        isCellEditable={(params) =>
          params.row.status === 'booked' || params.row.status === 'arrived'
        }
        getCellClassName={(params) => (params.isEditable ? 'open' : '')}
        sx={{ '& .open': { bgcolor: 'action.hover' } }}
        hideFooter
      />
    </div>
  );
}
