import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'id', headerName: 'Lot', width: 80 },
  { field: 'cultivar', headerName: 'Cultivar', width: 140 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
];

export default function SwitchOffResizing() {
  const [resizable, setResizable] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={resizable} onChange={(event) => setResizable(event.target.checked)} />
        }
        label="Users can resize columns"
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest lots, resizing can be switched off"
          rows={harvest.slice(0, 5)}
          columns={columns}
          disableColumnResize={!resizable}
          disableAutosize={!resizable}
          hideFooter
        />
      </div>
    </Box>
  );
}
