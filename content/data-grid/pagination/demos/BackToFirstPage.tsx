import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];

export default function BackToFirstPage() {
  const [reset, setReset] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={<Switch checked={reset} onChange={(event) => setReset(event.target.checked)} />}
        label="resetPageOnSortFilter"
      />
      <div style={{ height: 372 }}>
        <DataGrid
          aria-label="Appointments, opened on the third page"
          rows={appointments}
          columns={columns}
          initialState={{ pagination: { paginationModel: { page: 2, pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          resetPageOnSortFilter={reset}
        />
      </div>
    </Box>
  );
}
