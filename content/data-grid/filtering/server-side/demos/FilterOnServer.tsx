import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbar, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { ticketKinds, type Ticket } from '../../../datasets/tickets';
import { createTicketServer } from '../../../datasets/ticket-server';

const server = createTicketServer();

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ticketKinds,
    width: 120,
  },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 120 },
];

export default function FilterOnServer() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const [answered, setAnswered] = React.useState<GridFilterModel>();
  const [rows, setRows] = React.useState<Ticket[]>([]);

  React.useEffect(() => {
    let active = true;
    server.query(model).then((reply) => {
      // A newer model may have been asked for in the meantime.
      if (active) {
        setRows(reply.rows);
        setAnswered(model);
      }
    });
    return () => {
      active = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Tickets filtered by the server"
          rows={rows}
          columns={columns}
          loading={answered !== model}
          filterMode="server"
          onFilterModelChange={setModel}
          disableColumnSorting
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
        />
      </div>
      <Typography variant="body2" role="status" noWrap sx={{ height: 32, pt: 1 }}>
        Request: <code>{JSON.stringify(model)}</code>
      </Typography>
    </Box>
  );
}
