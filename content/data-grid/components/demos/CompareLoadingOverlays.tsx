import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
];

export default function CompareLoadingOverlays() {
  const [withRows, setWithRows] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={withRows} onChange={(event) => setWithRows(event.target.checked)} />
        }
        label="Rows from before"
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Employees that are loading"
          rows={withRows ? employees : []}
          columns={columns}
          loading
          slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
