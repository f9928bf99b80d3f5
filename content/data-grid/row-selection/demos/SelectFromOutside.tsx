import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const rows = appointments.slice(12, 22);
const waiting = rows.filter(({ status }) => status === 'arrived').map(({ id }) => id);

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function SelectFromOutside() {
  const apiRef = useGridApiRef();
  const [names, setNames] = React.useState('nobody');

  const readNames = () => {
    const selected = [...apiRef.current.getSelectedRows().values()];
    setNames(selected.map(({ patient }) => patient).join(', ') || 'nobody');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.setRowSelectionModel(waiting)}>
          Select arrived
        </Button>
        <Button size="small" onClick={readNames}>
          Read names
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Appointments selected by a button"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" noWrap sx={{ height: 36, pt: 1 }}>
        Selected: {names}
      </Typography>
    </Box>
  );
}
