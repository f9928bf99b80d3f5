import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

const placements = ['start', 'end', 'middle', 'extremities'] as const;
const labelPlacements = ['middle', 'tick'] as const;

export default function BandTicks() {
  const [tick, setTick] = React.useState<(typeof placements)[number]>('extremities');
  const [label, setLabel] = React.useState<(typeof labelPlacements)[number]>('middle');

  return (
    <div>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          label="tickPlacement"
          size="small"
          sx={{ width: 140 }}
          value={tick}
          onChange={(event) => setTick(event.target.value as typeof tick)}
        >
          {placements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="tickLabelPlacement"
          size="small"
          sx={{ width: 140 }}
          value={label}
          onChange={(event) => setLabel(event.target.value as typeof label)}
        >
          {labelPlacements.map((name) => (
            <MenuItem key={name} value={name}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Stack>
      <BarChart
        height={280}
        desc="Visitors of a library per weekday."
        xAxis={[
          { scaleType: 'band', data: weekdays, tickPlacement: tick, tickLabelPlacement: label },
        ]}
        series={[{ data: visitorsPerDay }]}
      />
    </div>
  );
}
