import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import type { Ticket } from '../../../datasets/tickets';
import { createTicketServer } from '../../../datasets/ticket-server';

const server = createTicketServer();

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
];

const nothing: { request?: GridFilterModel; rows: Ticket[] } = { rows: [] };

export default function RetryFailedFilter() {
  const [request, setRequest] = React.useState<GridFilterModel>({ items: [] });
  const [answer, setAnswer] = React.useState(nothing);
  const [failed, setFailed] = React.useState<GridFilterModel>();
  const retry = () => setRequest({ ...request });

  React.useEffect(() => {
    const controller = new AbortController();
    server.query(request, controller.signal).then(
      ({ rows }) => setAnswer({ request, rows }),
      () => setFailed(request),
    );
    return () => controller.abort();
  }, [request]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Server works"
        sx={{ height: 40 }}
        control={
          <Switch
            defaultChecked={!server.failing}
            onChange={() => (server.failing = !server.failing)}
          />
        }
      />
      <Box sx={{ height: 56 }}>
        {failed === request && (
          <Alert severity="error" action={<Button onClick={retry}>Try again</Button>}>
            No answer. These rows are old.
          </Alert>
        )}
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Tickets from a server that may be down"
          rows={answer.rows}
          columns={columns}
          loading={request !== answer.request && request !== failed}
          filterMode="server"
          onFilterModelChange={setRequest}
          disableColumnSorting
        />
      </div>
    </Box>
  );
}
