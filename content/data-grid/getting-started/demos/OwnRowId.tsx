import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Ticket {
  code: string;
  route: string;
  seats: number;
}

const rows: Ticket[] = [
  { code: 'QB-2041', route: 'Quillbay to Saltmere', seats: 2 },
  { code: 'LK-0877', route: 'Larkness to Torvick', seats: 5 },
  { code: 'NH-1302', route: 'Northhaven to Ember Point', seats: 1 },
];

const columns: GridColDef<Ticket>[] = [
  { field: 'code', headerName: 'Ticket', width: 100 },
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 160 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 80 },
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
