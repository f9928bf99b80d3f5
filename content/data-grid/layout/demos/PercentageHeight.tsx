import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', flex: 1, minWidth: 110 },
];

export default function PercentageHeight() {
  const [tall, setTall] = React.useState(false);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <FormControlLabel
        label="Use the whole height"
        control={<Switch checked={tall} onChange={(event) => setTall(event.target.checked)} />}
      />
      <Box sx={{ height: 360, bgcolor: 'action.hover', borderRadius: 1 }}>
        <Box sx={{ height: tall ? '100%' : '60%', bgcolor: 'background.paper' }}>
          <DataGrid
            aria-label="Vessels, a share of the height"
            rows={fleet}
            columns={columns}
            hideFooter
          />
        </Box>
      </Box>
    </Box>
  );
}
