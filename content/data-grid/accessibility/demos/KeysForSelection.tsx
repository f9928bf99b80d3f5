import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', width: 110 },
];

export default function KeysForSelection() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={tickets}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Tickets to select with keys' } }}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
      />
    </div>
  );
}
