import InboxIcon from '@mui/icons-material/Inbox';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import type { Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

const noEmployees: Employee[] = [];

function NoEmployeesYet() {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1, p: 2 }}>
      <InboxIcon fontSize="large" color="disabled" />
      <Typography variant="subtitle2" component="div">
        No employees yet
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Employees appear here when you add them.
      </Typography>
    </GridOverlay>
  );
}

export default function NoRowsWithIcon() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees of a new office"
        rows={noEmployees}
        columns={columns}
        slots={{ noRowsOverlay: NoEmployeesYet }}
        hideFooter
      />
    </div>
  );
}
