import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function PagesInPro() {
  const [paged, setPaged] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={<Switch checked={paged} onChange={(event) => setPaged(event.target.checked)} />}
        label="pagination"
      />
      <div style={{ height: 372 }}>
        <DataGridPro
          // The grid reads the prop when it mounts, so it is mounted anew.
          key={String(paged)}
          aria-label="Appointments in the Pro grid"
          rows={appointments}
          columns={columns}
          pagination={paged}
          initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
          pageSizeOptions={[10, 25, 500]}
        />
      </div>
    </Box>
  );
}
