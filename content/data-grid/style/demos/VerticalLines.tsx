import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 90 },
];

export default function VerticalLines() {
  const [cells, setCells] = React.useState(true);
  const [headers, setHeaders] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 46 }}>
        <FormControlLabel
          label="Cells"
          control={<Switch checked={cells} onChange={(_event, on) => setCells(on)} />}
        />
        <FormControlLabel
          label="Headers"
          control={<Switch checked={headers} onChange={(_event, on) => setHeaders(on)} />}
        />
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Vessels with vertical lines"
          rows={fleet}
          columns={columns}
          showCellVerticalBorder={cells}
          showColumnVerticalBorder={headers}
          hideFooter
        />
      </div>
    </Box>
  );
}
