import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'overdue', headerName: 'Overdue', type: 'boolean', width: 90 },
];

export default function NamedByHeading() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="p" variant="h6" id="service-desk-title" sx={{ height: 40 }}>
        Tickets of the service desk
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={tickets}
          columns={columns}
          slotProps={{ main: { 'aria-labelledby': 'service-desk-title' } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
