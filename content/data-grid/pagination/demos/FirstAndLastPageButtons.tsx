import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'startsAt', headerName: 'Date', type: 'date', width: 110 },
];

export default function FirstAndLastPageButtons() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Appointments with buttons for the first and last page"
        rows={appointments}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        slotProps={{ pagination: { showFirstButton: true, showLastButton: true } }}
        localeText={{
          MuiTablePagination: {
            labelRowsPerPage: 'Appointments per page:',
            labelDisplayedRows: ({ from, to, count }) => `${from} to ${to}, ${count} in all`,
          },
        }}
      />
    </div>
  );
}
