import Button from '@mui/material/Button';
import {
  DataGridPremium,
  useGridApiContext,
  type GridColDef,
  type GridListColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'department', headerName: 'Department' },
];

function EmployeeOrDepartment({ id, row, rowNode, tabIndex }: GridRenderCellParams<Employee>) {
  const apiRef = useGridApiContext();
  if (rowNode.type !== 'group') {
    return `${row.name}, ${row.role}`;
  }
  const expanded = rowNode.childrenExpanded ?? false;
  return (
    <Button
      size="small"
      tabIndex={tabIndex}
      aria-expanded={expanded}
      onClick={() => apiRef.current.setRowChildrenExpansion(id, !expanded)}
    >
      {rowNode.groupingKey} ({rowNode.children.length})
    </Button>
  );
}

const listColumn: GridListColDef<Employee> = {
  field: 'employee',
  display: 'flex',
  renderCell: (params) => <EmployeeOrDepartment {...params} />,
};

export default function GroupsInList() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees by department in a list"
        rows={employees}
        columns={columns}
        initialState={{ rowGrouping: { model: ['department'] } }}
        defaultGroupingExpansionDepth={-1}
        unstable_listView
        unstable_listColumn={listColumn}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
