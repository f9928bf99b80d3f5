import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridPaginationModel } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const PER_DAY = 12;

const columns: GridColDef<Appointment>[] = [
  { field: 'startsAt', headerName: 'Starts at', type: 'dateTime', width: 190 },
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
];

export default function ControlledPages() {
  const [model, setModel] = React.useState<GridPaginationModel>({ page: 0, pageSize: PER_DAY });

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day of the week"
        value={model.page}
        onChange={(_event, page: number | null) => {
          if (page !== null) {
            setModel((current) => ({ ...current, page }));
          }
        }}
        sx={{ height: 40, mb: 1 }}
      >
        {days.map((day, index) => (
          <ToggleButton key={day} value={index}>
            {day}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 372 }}>
        <DataGrid
          aria-label="Appointments, one page for each day"
          rows={appointments}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[PER_DAY]}
        />
      </div>
    </Box>
  );
}
