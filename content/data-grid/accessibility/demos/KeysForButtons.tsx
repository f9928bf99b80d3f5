import * as React from 'react';
import BookmarkIcon from '@mui/icons-material/Bookmark';
import EventIcon from '@mui/icons-material/Event';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

export default function KeysForButtons() {
  const [last, setLast] = React.useState('nothing yet');

  const columns = React.useMemo<GridColDef<Ticket>[]>(
    () => [
      { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 130 },
      {
        field: 'actions',
        type: 'actions',
        headerName: 'Actions',
        width: 90,
        getActions: ({ id }) => [
          <GridActionsCellItem
            key="mark"
            icon={<BookmarkIcon />}
            label={`Bookmark ${id}`}
            onClick={() => setLast(`bookmarked ${id}`)}
          />,
          <GridActionsCellItem
            key="assign"
            icon={<EventIcon />}
            label={`Assign ${id}`}
            onClick={() => setLast(`assigned ${id}`)}
          />,
        ],
      },
      { field: 'kind', headerName: 'Kind', width: 100 },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={tickets}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Tickets with two buttons each' } }}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 32, pt: 1 }}>
        Last action: {last}
      </Typography>
    </Box>
  );
}
