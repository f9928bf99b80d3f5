import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'requester', headerName: 'Requester', width: 150 },
];

const lastIndex = tickets.length - 1;

export default function FocusFromOutside() {
  const apiRef = useGridApiRef();

  const goToLastItem = () => {
    apiRef.current.scrollToIndexes({ rowIndex: lastIndex, colIndex: 0 });
    apiRef.current.setCellFocus(tickets[lastIndex]!.id, 'subject');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={goToLastItem}>
          Last item
        </Button>
        <Button size="small" onClick={() => apiRef.current.setColumnHeaderFocus('requester')}>
          Requester header
        </Button>
      </Box>
      <div style={{ height: 268 }}>
        <DataGrid
          apiRef={apiRef}
          rows={tickets}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Tickets that buttons focus' } }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Box>
  );
}
