import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 140 },
];

const listColumn: GridListColDef<Employee> = {
  field: 'employee',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {row.name}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {row.role}, {row.tickets} tickets
      </Typography>
    </Box>
  ),
};

export default function EmployeesAsList() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Employees in a list"
        rows={employees}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        rowHeight={60}
        hideFooter
      />
    </div>
  );
}
