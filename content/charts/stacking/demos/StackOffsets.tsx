import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import type { StackOffsetType } from '@mui/x-charts/models';

const offsets: StackOffsetType[] = ['diverging', 'none', 'expand', 'silhouette', 'wiggle'];

export default function StackOffsets() {
  const [stackOffset, setStackOffset] = React.useState<StackOffsetType>('diverging');

  return (
    <div>
      <TextField
        select
        label="stackOffset"
        size="small"
        sx={{ width: 160 }}
        value={stackOffset}
        onChange={(event) => setStackOffset(event.target.value as StackOffsetType)}
      >
        {offsets.map((offset) => (
          <MenuItem key={offset} value={offset}>
            {offset}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={300}
        desc="Money in and out of a club per quarter, stacked."
        xAxis={[{ scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
        series={[
          { data: [12, 15, 11, 18], label: 'Fees', stack: 'money', stackOffset },
          { data: [6, 4, 9, 7], label: 'Donations', stack: 'money' },
          { data: [-8, -10, -14, -9], label: 'Rent', stack: 'money' },
        ]}
      />
    </div>
  );
}
