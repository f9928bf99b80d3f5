import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function PageSizeChoices() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Appointments with a choice of page sizes"
        rows={appointments}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10, 20, { value: -1, label: 'All' }]}
      />
    </div>
  );
}
