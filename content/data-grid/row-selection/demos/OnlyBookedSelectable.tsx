import { DataGrid, type GridColDef, type GridRowParams } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const isBooked = ({ row }: GridRowParams<Appointment>) => row.status === 'booked';

export default function OnlyBookedSelectable() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Appointments, those that are booked can be selected"
        rows={appointments.slice(16, 22)}
        columns={columns}
        checkboxSelection
        isRowSelectable={isBooked}
        hideFooter
      />
    </div>
  );
}
