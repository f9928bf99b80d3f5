import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
];

function Headline() {
  return <Box sx={{ p: 1.5, typography: 'subtitle1' }}>Employees of the Hamburg office</Box>;
}

export default function HeadlineAsToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Employees below a headline"
        rows={employees}
        columns={columns}
        slots={{ toolbar: Headline }}
        hideFooter
      />
    </div>
  );
}
