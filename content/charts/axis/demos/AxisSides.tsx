import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import { weekdays, visitorsPerDay } from '../../datasets/visits';

export default function AxisSides() {
  const [x, setX] = React.useState('top');
  const [y, setY] = React.useState('right');

  return (
    <div>
      <Stack direction="row" spacing={2}>
        <TextField
          select
          label="x-axis"
          size="small"
          sx={{ width: 120 }}
          value={x}
          onChange={(event) => setX(event.target.value)}
        >
          <MenuItem value="bottom">bottom</MenuItem>
          <MenuItem value="top">top</MenuItem>
          <MenuItem value="hidden">hidden</MenuItem>
        </TextField>
        <TextField
          select
          label="y-axis"
          size="small"
          sx={{ width: 120 }}
          value={y}
          onChange={(event) => setY(event.target.value)}
        >
          <MenuItem value="left">left</MenuItem>
          <MenuItem value="right">right</MenuItem>
          <MenuItem value="hidden">hidden</MenuItem>
        </TextField>
      </Stack>
      <LineChart
        height={280}
        desc="Visitors of a library per weekday."
        xAxis={[{ id: 'days', scaleType: 'point', data: weekdays }]}
        yAxis={[{ id: 'visitors' }]}
        topAxis={x === 'top' ? 'days' : null}
        bottomAxis={x === 'bottom' ? 'days' : null}
        leftAxis={y === 'left' ? 'visitors' : null}
        rightAxis={y === 'right' ? 'visitors' : null}
        series={[{ data: visitorsPerDay }]}
      />
    </div>
  );
}
