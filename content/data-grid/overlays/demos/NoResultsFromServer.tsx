import * as React from 'react';
import {
  DataGrid,
  GridOverlay,
  gridQuickFilterValuesSelector,
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

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

function NoRowsOrNoResults() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay>
      {words.length > 0 ? 'The server found no employee.' : 'There are no employees yet.'}
    </GridOverlay>
  );
}

export default function NoResultsFromServer() {
  const [words, setWords] = React.useState<string[]>(['gardener']);
  // Stands for the response of a server.
  const rows = React.useMemo(
    () =>
      employees.filter(({ name, role }) =>
        words.every((word) => `${name} ${role}`.toLowerCase().includes(word.toLowerCase())),
      ),
    [words],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees found by the server"
        rows={rows}
        columns={columns}
        filterMode="server"
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: words } } }}
        onFilterModelChange={({ quickFilterValues = [] }) =>
          setWords(quickFilterValues.map(String))
        }
        slots={{ toolbar: SearchToolbar, noRowsOverlay: NoRowsOrNoResults }}
        hideFooter
      />
    </div>
  );
}
