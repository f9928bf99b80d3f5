import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { ScatterChart } from '@mui/x-charts/ScatterChart';

const flats = [
  { id: 1, x: 38, y: 820 },
  { id: 2, x: 52, y: 990 },
  { id: 3, x: 67, y: 1180 },
  { id: 4, x: 84, y: 1460 },
];

export default function NearestPoint() {
  const [onPointOnly, setOnPointOnly] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={onPointOnly}
            onChange={(event) => setOnPointOnly(event.target.checked)}
          />
        }
        label="Tooltip only on a point"
      />
      <ScatterChart
        title="Rent by floor area"
        height={260}
        series={[{ label: 'Rent', data: flats, markerSize: 6 }]}
        xAxis={[{ label: 'Floor area (m²)', min: 30, max: 90 }]}
        yAxis={[{ min: 600, max: 1600, valueFormatter: (rent: number) => `$${rent}` }]}
        slotProps={{ legend: { hidden: true } }}
        disableVoronoi={onPointOnly}
      />
    </Box>
  );
}
