import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFocusCellSelector,
  gridFocusColumnHeaderSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
  { field: 'requester', headerName: 'Requester', width: 130 },
  { field: 'kind', headerName: 'Kind', width: 100 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 80 },
];

function FocusReadout() {
  const apiRef = useGridApiContext();
  const cell = useGridSelector(apiRef, gridFocusCellSelector);
  const header = useGridSelector(apiRef, gridFocusColumnHeaderSelector);

  return (
    <Box sx={{ height: 44, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      {cell && `Focused cell: ${cell.field} of ${cell.id}`}
      {header && `Focused header: ${header.field}`}
      {!cell && !header && 'Click a cell, then press a key.'}
    </Box>
  );
}

export default function KeysInCells() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        rows={tickets}
        columns={columns}
        slots={{ footer: FocusReadout }}
        slotProps={{ main: { 'aria-label': 'Tickets to walk through' } }}
        disableRowSelectionOnClick
      />
    </div>
  );
}
