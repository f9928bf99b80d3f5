import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

export default function BookButtonColumn() {
  const [booked, setBooked] = React.useState('nothing yet');

  const columns = React.useMemo<GridColDef<FleetVehicle>[]>(
    () => [
      { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
      { field: 'homePort', headerName: 'Home port', width: 110 },
      {
        field: 'book',
        headerName: 'Charter',
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
          aria-label="Vessels for charter"
          rows={fleet.slice(0, 4)}
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
