import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { tickets, ticketPriorities, type Ticket } from '../../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', width: 220 },
  { field: 'openedOn', headerName: 'Opened', type: 'date', width: 180 },
  {
    field: 'priority',
    headerName: 'Priority',
    type: 'singleSelect',
    valueOptions: ticketPriorities,
    width: 150,
  },
  { field: 'overdue', headerName: 'Overdue', type: 'boolean', width: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 140 },
];

export default function HeaderFilterTickets() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Tickets with filters in the header"
        rows={tickets}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'priority', operator: 'is', value: 'P2' }] } },
        }}
        headerFilters
      />
    </div>
  );
}
