import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  code: string;
  subject: string;
  hours: number;
}

const rows: Ticket[] = [
  { code: 'NW-2041', subject: 'No connection in room 12', hours: 2 },
  { code: 'PR-0877', subject: 'Printer prints blank pages', hours: 5 },
  { code: 'AC-1302', subject: 'New employee needs access', hours: 1 },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'code', headerName: 'Ticket', width: 100 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

const getTicketId = (ticket: Ticket) => ticket.code;

export default function OwnRowId() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Tickets"
        rows={rows}
        columns={columns}
        getRowId={getTicketId}
        hideFooter
      />
    </div>
  );
}
