import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function PageSizeFromHeight() {
  const [height, setHeight] = React.useState(324);

  return (
    <Box sx={{ width: '100%', height: 480 }}>
      <Box sx={{ px: 1, height: 48 }}>
        <Slider
          aria-label="Height of the grid in pixels"
          valueLabelDisplay="auto"
          min={220}
          max={432}
          step={4}
          value={height}
          onChange={(_event, value) => setHeight(Number(value))}
        />
      </Box>
      <div style={{ height }}>
        <DataGrid
          aria-label="Appointments, as many on a page as fit"
          rows={appointments}
          columns={columns}
          autoPageSize
        />
      </div>
    </Box>
  );
}
