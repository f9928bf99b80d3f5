import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'id', headerName: 'Number', width: 105 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150, editable: true },
  { field: 'requester', headerName: 'Requester', width: 150, editable: true },
];

export default function KeysForEditing() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        rows={tickets}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Tickets to edit with keys' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
