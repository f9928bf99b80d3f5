import {
  DataGrid,
  gridQuickFilterValuesSelector,
  GridOverlay,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

function NoEmployeeFound() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay sx={{ p: 2, textAlign: 'center' }}>
      No employee matches “{words.join(' ')}”. Try the name of an role.
    </GridOverlay>
  );
}

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

export default function NoResultsWithSearchText() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees to search"
        rows={employees}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['gardener'] } } }}
        slots={{ toolbar: SearchToolbar, noResultsOverlay: NoEmployeeFound }}
        hideFooter
      />
    </div>
  );
}
