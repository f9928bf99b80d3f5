import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

const PLACEMENTS = ['extremities', 'start', 'middle', 'end'] as const;
const LABEL_PLACEMENTS = ['middle', 'tick'] as const;

export default function TickPlacementOnBands() {
  const [tickPlacement, setTickPlacement] = React.useState<(typeof PLACEMENTS)[number]>('middle');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof LABEL_PLACEMENTS)[number]>('middle');

  return (
    <Box>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <TextField
          select
          label="tickPlacement"
          sx={{ width: 150 }}
          value={tickPlacement}
          onChange={({ target }) => {
            setTickPlacement(PLACEMENTS.find((name) => name === target.value) ?? 'middle');
          }}
        >
          {PLACEMENTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="tickLabelPlacement"
          sx={{ width: 150 }}
          value={tickLabelPlacement}
          onChange={({ target }) => {
            setTickLabelPlacement(target.value === 'tick' ? 'tick' : 'middle');
          }}
        >
          {LABEL_PLACEMENTS.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: weekdays, tickPlacement, tickLabelPlacement }]}
        series={[{ data: visitorsPerDay }]}
        desc="Visitors of a library per day of the week."
      />
    </Box>
  );
}
