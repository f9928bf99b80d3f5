import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

const options = ['none', 'line', 'band'] as const;
type Highlight = (typeof options)[number];

export default function AxisHighlightOptions() {
  const [x, setX] = React.useState<Highlight>('band');
  const [y, setY] = React.useState<Highlight>('line');

  const select = (label: string, value: Highlight, onChange: (value: Highlight) => void) => (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option === event.target.value);
        if (chosen) onChange(chosen);
      }}
      sx={{ width: 120 }}
    >
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {option}
        </MenuItem>
      ))}
    </TextField>
  );

  return (
    <Stack sx={{ pt: 1 }}>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        {select('x-axis', x, setX)}
        {select('y-axis', y, setY)}
      </Stack>
      <BarChart
        height={280}
        dataset={quarterlySales}
        xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
        series={[{ dataKey: 'phones', label: 'Phones' }]}
        axisHighlight={{ x, y }}
        desc="Sales of phones per quarter."
      />
    </Stack>
  );
}
