import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'id', headerName: 'Lot (80)', width: 80 },
  { field: 'cultivar', headerName: 'Cultivar (2, at least 130)', flex: 2, minWidth: 130 },
  { field: 'orchard', headerName: 'Orchard (1, at least 110)', flex: 1, minWidth: 110 },
];

export default function MixFixedAndFluid() {
  const [share, setShare] = React.useState(100);

  return (
    <Box sx={{ width: '100%' }}>
      <Typography id="grid-width-label" variant="body2" sx={{ height: 24 }}>
        Width of the container: {share}%
      </Typography>
      <Box sx={{ px: 1, height: 36 }}>
        <Slider
          aria-labelledby="grid-width-label"
          min={40}
          max={100}
          value={share}
          onChange={(_event, value) => setShare(Number(value))}
        />
      </Box>
      <div style={{ height: 268, width: `${share}%` }}>
        <DataGrid
          aria-label="Harvest lots with fixed and fluid columns"
          rows={harvest.slice(0, 4)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
