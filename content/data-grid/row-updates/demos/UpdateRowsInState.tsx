import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 80 },
  { field: 'departure', headerName: 'Departure', flex: 1, minWidth: 100 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

export default function UpdateRowsInState() {
  const [rows, setRows] = React.useState(departures.slice(0, 5));

  const delayLine3 = () => {
    setRows((current) =>
      current.map((row) => (row.route === 'Route 3' ? { ...row, delay: row.delay + 5 } : row)),
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={delayLine3}>
          Delay route 3 by 5 minutes
        </Button>
      </Box>
      <div style={{ height: 318 }}>
        <DataGrid aria-label="Departures with delays" rows={rows} columns={columns} hideFooter />
      </div>
    </Box>
  );
}
