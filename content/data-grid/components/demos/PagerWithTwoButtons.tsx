import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPageCountSelector,
  gridPaginationModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
];

function TwoButtons() {
  const apiRef = useGridApiContext();
  const { page } = useGridSelector(apiRef, gridPaginationModelSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, paddingInlineEnd: 1 }}>
      <Button disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
        Back
      </Button>
      <Box role="status" sx={{ typography: 'body2' }}>{`${page + 1} of ${pageCount}`}</Box>
      <Button disabled={page + 1 >= pageCount} onClick={() => apiRef.current.setPage(page + 1)}>
        Next
      </Button>
    </Box>
  );
}

export default function PagerWithTwoButtons() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Employees, six on a page"
        rows={employees}
        columns={columns}
        slots={{ pagination: TwoButtons }}
        initialState={{ pagination: { paginationModel: { pageSize: 6 } } }}
        pageSizeOptions={[6]}
      />
    </div>
  );
}
