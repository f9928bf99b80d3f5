import Checkbox from '@mui/material/Checkbox';
import {
  DataGridPro,
  selectedIdsLookupSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [{ field: 'name', headerName: 'Name' }];

function EmployeeWithCheckbox({ id, row, tabIndex }: GridRenderCellParams<Employee>) {
  const apiRef = useGridApiContext();
  const selected = useGridSelector(apiRef, selectedIdsLookupSelector);

  return (
    <>
      <Checkbox
        checked={id in selected}
        onChange={(event) => apiRef.current.selectRow(id, event.target.checked)}
        inputProps={{ 'aria-label': `Select ${row.name}`, tabIndex }}
      />
      {row.name}, {row.role}
    </>
  );
}

const listColumn: GridListColDef<Employee> = {
  field: 'employee',
  display: 'flex',
  renderCell: (params) => <EmployeeWithCheckbox {...params} />,
};

export default function SelectListRows() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Employees with checkboxes in a list"
        rows={employees}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        disableRowSelectionOnClick
      />
    </div>
  );
}
