import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  gridSortModelSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role' },
  { field: 'tickets', headerName: 'Tickets', type: 'number' },
];

const listColumn: GridListColDef<Employee> = {
  field: 'employee',
  renderCell: ({ row }) => `${row.name}, ${row.role} (${row.tickets} tickets)`,
};

function ListToolbar() {
  const apiRef = useGridApiContext();
  const sortedField = useGridSelector(apiRef, gridSortModelSelector)[0]?.field ?? '';

  return (
    <GridToolbarContainer sx={{ p: 1, gap: 2 }}>
      <TextField
        select
        label="Sort by"
        size="small"
        value={sortedField}
        onChange={(event) =>
          apiRef.current.setSortModel([{ field: event.target.value, sort: 'asc' }])
        }
        sx={{ width: 130 }}
      >
        {columns.map(({ field, headerName }) => (
          <MenuItem key={field} value={field}>
            {headerName}
          </MenuItem>
        ))}
      </TextField>
      <GridToolbarQuickFilter sx={{ flex: 1, minWidth: 110, pb: 0 }} />
    </GridToolbarContainer>
  );
}

export default function SortAndSearchList() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Employees in a list with search and sort order"
        rows={employees}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        unstable_listView
        unstable_listColumn={listColumn}
        slots={{ toolbar: ListToolbar }}
        hideFooter
      />
    </div>
  );
}
