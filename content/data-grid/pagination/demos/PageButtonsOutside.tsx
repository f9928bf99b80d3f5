import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { appointments, type Appointment } from '../../datasets/appointments';

const PAGE_SIZE = 6;
const LAST_PAGE = Math.ceil(appointments.length / PAGE_SIZE) - 1;

const columns: GridColDef<Appointment>[] = [
  { field: 'patient', headerName: 'Patient', flex: 1, minWidth: 140 },
  { field: 'room', headerName: 'Room', width: 100 },
];

export default function PageButtonsOutside() {
  const apiRef = useGridApiRef();
  const [page, setPage] = React.useState(0);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 44 }}>
        <Button size="small" disabled={page === 0} onClick={() => apiRef.current.setPage(page - 1)}>
          Earlier
        </Button>
        <Typography variant="body2" role="status">
          {page + 1} of {LAST_PAGE + 1}
        </Typography>
        <Button
          size="small"
          disabled={page === LAST_PAGE}
          onClick={() => apiRef.current.setPage(page + 1)}
        >
          Later
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Appointments with the pager above"
          apiRef={apiRef}
          rows={appointments}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: PAGE_SIZE } } }}
          onPaginationModelChange={(model) => setPage(model.page)}
          hideFooter
        />
      </div>
    </Box>
  );
}
