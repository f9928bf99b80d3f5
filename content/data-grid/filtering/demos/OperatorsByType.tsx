import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { tickets, ticketPriorities, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject (string)', flex: 1, minWidth: 200 },
  {
    field: 'extension',
    headerName: 'Extension (number)',
    type: 'number',
    width: 130,
    valueFormatter: (value?: number | null) => value ?? '',
  },
  { field: 'openedOn', headerName: 'Opened (date)', type: 'date', width: 140 },
  { field: 'overdue', headerName: 'Overdue (boolean)', type: 'boolean', width: 150 },
  {
    field: 'priority',
    headerName: 'Priority (singleSelect)',
    type: 'singleSelect',
    valueOptions: ticketPriorities,
    width: 190,
  },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function OperatorsByType() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Tickets with columns of five types"
        rows={tickets}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
