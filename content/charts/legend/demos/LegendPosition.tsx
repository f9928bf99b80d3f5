import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

const options = {
  direction: ['row', 'column'],
  horizontal: ['left', 'middle', 'right'],
  vertical: ['top', 'middle', 'bottom'],
} as const;

type Placement = { [K in keyof typeof options]: (typeof options)[K][number] };

export default function LegendPosition() {
  const [placement, setPlacement] = React.useState<Placement>({
    direction: 'row',
    horizontal: 'middle',
    vertical: 'bottom',
  });
  const { direction, horizontal, vertical } = placement;

  return (
    <div>
      <Stack direction="row" spacing={1}>
        {Object.entries(options).map(([name, values]) => (
          <TextField
            key={name}
            select
            fullWidth
            size="small"
            label={name}
            value={placement[name as keyof Placement]}
            onChange={(event) => setPlacement({ ...placement, [name]: event.target.value })}
          >
            {values.map((value) => (
              <MenuItem key={value} value={value}>
                {value}
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Stack>
      <PieChart
        height={300}
        desc="Parts of a household budget: rent is the largest."
        margin={{ top: 80, bottom: 80, left: 0, right: 0 }}
        series={[{ data: monthlyBudget }]}
        slotProps={{ legend: { direction, position: { horizontal, vertical } } }}
      />
    </div>
  );
}
