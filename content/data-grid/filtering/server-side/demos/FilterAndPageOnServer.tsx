import * as React from 'react';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import type { Ticket } from '../../../datasets/tickets';
import { createTicketServer, type TicketReply } from '../../../datasets/ticket-server';

const server = createTicketServer();

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'requester', headerName: 'Requester', width: 150 },
];

export default function FilterAndPageOnServer() {
  const [filter, setFilter] = React.useState<GridFilterModel>({ items: [] });
  const [pagination, setPagination] = React.useState({ page: 0, pageSize: 5 });
  const [reply, setReply] = React.useState<TicketReply>({ rows: [], total: 0 });
  const [loading, setLoading] = React.useState(true);

  React.useEffect(() => {
    let active = true;
    server.query({ ...filter, ...pagination }).then((next) => {
      if (active) {
        setReply(next);
        setLoading(false);
      }
    });
    return () => {
      active = false;
    };
  }, [filter, pagination]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Tickets, one page of the matches at a time"
        rows={reply.rows}
        rowCount={reply.total}
        columns={columns}
        loading={loading}
        filterMode="server"
        onFilterModelChange={(model) => {
          setLoading(true);
          setFilter(model);
          setPagination({ ...pagination, page: 0 });
        }}
        paginationMode="server"
        paginationModel={pagination}
        onPaginationModelChange={(model) => {
          setLoading(true);
          setPagination(model);
        }}
        pageSizeOptions={[5, 10]}
        disableColumnSorting
      />
    </div>
  );
}
