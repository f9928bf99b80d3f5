import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

export default function LinearProgressOverlay() {
  const [loading, setLoading] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={<Switch checked={loading} onChange={(_event, checked) => setLoading(checked)} />}
        label="Loading"
      />
      <div style={{ height: 280 }}>
        <DataGrid
          aria-label="Employees with a linear progress"
          rows={employees}
          columns={columns}
          loading={loading}
          slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
