import * as React from 'react';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
  { field: 'requester', headerName: 'Requester', width: 150 },
];

interface OpenMenu {
  ticket: Ticket;
  left: number;
  top: number;
}

export default function RowContextMenu() {
  const [menu, setMenu] = React.useState<OpenMenu | null>(null);
  const [last, setLast] = React.useState('Right-click a row.');

  const openMenu = (event: React.MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const ticket = tickets.find(({ id }) => id === event.currentTarget.dataset['id']);
    if (ticket) setMenu({ ticket, left: event.clientX, top: event.clientY });
  };
  const choose = (action: string) => {
    setLast(`${action}: ${menu?.ticket.id}`);
    setMenu(null);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid
          aria-label="Tickets with a context menu"
          rows={tickets}
          columns={columns}
          slotProps={{ row: { onContextMenu: openMenu } }}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }}>
        {last}
      </Typography>
      <Menu
        open={menu !== null}
        onClose={() => setMenu(null)}
        onContextMenu={(event) => event.preventDefault()}
        anchorReference="anchorPosition"
        anchorPosition={menu ?? undefined}
      >
        <MenuItem onClick={() => choose('Assigned')}>Assign to me</MenuItem>
        <MenuItem onClick={() => choose('Closed')}>Close</MenuItem>
      </Menu>
    </Box>
  );
}
