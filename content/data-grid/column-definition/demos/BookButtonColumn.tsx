import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

export default function BookButtonColumn() {
  const [booked, setBooked] = React.useState('nothing yet');

  const columns = React.useMemo<GridColDef<Machine>[]>(
    () => [
      { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
      { field: 'plant', headerName: 'Plant', width: 110 },
      {
        field: 'book',
        headerName: 'Booking',
        width: 100,
        display: 'flex',
        sortable: false,
        filterable: false,
        disableExport: true,
        renderCell: ({ row, hasFocus }) => (
          <Button
            size="small"
            variant="outlined"
            aria-label={`Book ${row.name}`}
            tabIndex={hasFocus ? 0 : -1}
            onClick={() => setBooked(row.name)}
            onKeyDown={(event) => {
              if (event.key === ' ') {
                event.stopPropagation();
              }
            }}
          >
            Book
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Machines to book"
          rows={machines.slice(0, 4)}
          columns={columns}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" noWrap sx={{ height: 34, lineHeight: '34px' }}>
        Last booking: {booked}
      </Typography>
    </Box>
  );
}
