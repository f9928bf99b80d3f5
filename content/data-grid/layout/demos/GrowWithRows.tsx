import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', flex: 1, minWidth: 110 },
];

export default function GrowWithRows() {
  const [count, setCount] = React.useState(2);

  return (
    <Box sx={{ height: 306, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" disabled={count === 4} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Vessels, as tall as its rows"
          rows={fleet.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
