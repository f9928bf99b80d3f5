import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

export default function FirstLoadAndReload() {
  const [rows, setRows] = React.useState<Employee[]>([]);
  const [loading, setLoading] = React.useState(false);

  const load = () => {
    setLoading(true);
    setTimeout(() => {
      setRows(employees);
      setLoading(false);
    }, 2000);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', height: 48, pb: 1 }}>
        <Button variant="outlined" onClick={load} disabled={loading}>
          {rows.length === 0 ? 'Load employees' : 'Load again'}
        </Button>
        <span role="status">{loading && 'Loading employees'}</span>
      </Box>
      <div style={{ height: 272 }}>
        <DataGrid
          aria-label="Employees to load"
          rows={rows}
          columns={columns}
          loading={loading}
          slotProps={{
            loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' },
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
