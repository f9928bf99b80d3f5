import {
  DataGrid,
  gridFilterModelSelector,
  GridOverlay,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

function NoEmployeeFound() {
  const apiRef = useGridApiContext();
  const { quickFilterValues = [] } = useGridSelector(apiRef, gridFilterModelSelector);

  return (
    <GridOverlay sx={{ p: 2, textAlign: 'center' }}>
      No employee matches “{quickFilterValues.join(' ')}”. Try the name of an role.
    </GridOverlay>
  );
}

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter fullWidth />
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
];

export default function ExplainNoResults() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees to search"
        rows={employees}
        columns={columns}
        slots={{ toolbar: SearchToolbar, noResultsOverlay: NoEmployeeFound }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['gardener'] } },
        }}
        hideFooter
      />
    </div>
  );
}
