import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

export default function RowButtonNames() {
  const [opened, setOpened] = React.useState('nothing yet');

  const columns = React.useMemo<GridColDef<Ticket>[]>(
    () => [
      { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 150 },
      {
        field: 'order',
        headerName: 'Open',
        width: 110,
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Open ${row.subject}`}
            onClick={() => setOpened(row.subject)}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            Open
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={tickets}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Tickets to order' } }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" noWrap sx={{ height: 32, pt: 1 }}>
        Opened: {opened}
      </Typography>
    </Box>
  );
}
