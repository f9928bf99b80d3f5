import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const rows = appointments.slice(0, 5);

const columns: GridColDef<Appointment>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 130 },
];

export default function ControlledSelection() {
  const [model, setModel] = React.useState<GridRowSelectionModel>([4102, 4104]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={() => setModel(rows.map(({ id }) => id).filter((id) => !model.includes(id)))}
        >
          Invert
        </Button>
        <Button size="small" onClick={() => setModel([])}>
          Clear
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Appointments with a controlled selection"
          rows={rows}
          columns={columns}
          checkboxSelection
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" noWrap sx={{ height: 36, pt: 1 }}>
        rowSelectionModel: <code>{JSON.stringify(model)}</code>
      </Typography>
    </Box>
  );
}
