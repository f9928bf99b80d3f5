import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

const noEmployees: Employee[] = [];

export default function OverlayHeight() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Employees in a grid as high as its content"
        rows={noEmployees}
        columns={columns}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
        hideFooter
      />
    </div>
  );
}
