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

export default function SelectPageOnly() {
  const [pageOnly, setPageOnly] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={pageOnly} onChange={(event) => setPageOnly(event.target.checked)} />
        }
        label="checkboxSelectionVisibleOnly"
      />
      <div style={{ height: 372 }}>
        <DataGridPro
          aria-label="Appointments whose header checkbox selects the page"
          rows={appointments}
          columns={columns}
          checkboxSelection
          checkboxSelectionVisibleOnly={pageOnly}
          pagination
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
        />
      </div>
    </Box>
  );
}
