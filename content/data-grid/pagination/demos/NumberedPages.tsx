import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

function PageNumbers() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      color="primary"
      count={pageCount}
      // The grid counts from 0, Pagination from 1.
      page={page + 1}
      onChange={(_event, next) => apiRef.current.setPage(next - 1)}
      sx={{ px: 1 }}
    />
  );
}

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'clinician', headerName: 'Clinician', width: 150 },
];

export default function NumberedPages() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Appointments with numbered pages"
        rows={appointments}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
        slots={{ pagination: PageNumbers }}
      />
    </div>
  );
}
