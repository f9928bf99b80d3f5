import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  gridFilterModelSelector,
  GridToolbarContainer,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { employees, departments, type Employee } from '../../datasets/employees';

function DepartmentToolbar() {
  const apiRef = useGridApiContext();
  const filterModel = useGridSelector(apiRef, gridFilterModelSelector);
  const department: string | null = filterModel.items[0]?.value ?? null;

  const setDepartment = (value: string | null) => {
    const items = value ? [{ field: 'department', operator: 'equals', value }] : [];
    apiRef.current.setFilterModel({ items });
  };

  return (
    <GridToolbarContainer>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Department"
        value={department}
        onChange={(_event, value: string | null) => setDepartment(value)}
        sx={{ '& button': { px: 0.75, textTransform: 'none' } }}
      >
        {departments.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 110 },
];

export default function DepartmentButtonsToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees by department"
        rows={employees}
        columns={columns}
        slots={{ toolbar: DepartmentToolbar }}
        hideFooter
      />
    </div>
  );
}
