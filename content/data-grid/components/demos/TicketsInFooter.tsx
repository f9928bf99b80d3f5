import Box from '@mui/material/Box';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  GridPagination,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 100 },
];

function TicketsFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.tickets), 0);

  return (
    <GridFooterContainer>
      <Box sx={{ paddingInline: 2, typography: 'body2' }}>Tickets: {total}</Box>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function TicketsInFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Employees and their tickets"
        rows={employees}
        columns={columns}
        slots={{ footer: TicketsFooter }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
