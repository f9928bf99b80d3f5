import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 140 },
  { field: 'role', headerName: 'Role', width: 110 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 90 },
  { field: 'onLeave', headerName: 'On leave', type: 'boolean', width: 90 },
];

const noRowsYet: Employee[] = [];

export default function SkeletonOverlay() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Employees whose rows are about to arrive"
        rows={noRowsYet}
        columns={columns}
        loading
        slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
        hideFooter
      />
    </div>
  );
}
