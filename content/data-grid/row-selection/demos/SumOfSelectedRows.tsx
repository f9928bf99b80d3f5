import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'fee', headerName: 'Fee ($)', type: 'number', width: 100 },
];

export default function SumOfSelectedRows() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([]);
  const ids = new Set(model);
  const selected = appointments.filter(({ id }) => ids.has(id));
  const total = selected.reduce((sum, { fee }) => sum + fee, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Appointments to add up"
          rows={appointments}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }}>
        {selected.length} selected, ${total} in fees
      </Typography>
    </Box>
  );
}
