import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

const settings = [
  { name: 'innerRadius', max: 90 },
  { name: 'outerRadius', max: 95 },
  { name: 'paddingAngle', max: 20 },
  { name: 'cornerRadius', max: 20 },
  { name: 'endAngle', max: 360 },
];

export default function DonutShape() {
  const [shape, setShape] = React.useState<Record<string, number>>({
    innerRadius: 50,
    outerRadius: 95,
    paddingAngle: 3,
    cornerRadius: 6,
    endAngle: 360,
  });
  return (
    <Stack spacing={1}>
      <PieChart
        height={240}
        slotProps={{
          legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
        }}
        series={[{ data: monthlyBudget, ...shape }]}
        desc="A donut whose radii and angles follow the sliders below."
      />
      {settings.map(({ name, max }) => (
        <FormControlLabel
          key={name}
          label={name}
          labelPlacement="start"
          sx={{ gap: 2, '& .MuiFormControlLabel-label': { width: 130 } }}
          control={
            <Slider
              size="small"
              aria-label={name}
              max={max}
              value={shape[name] ?? 0}
              valueLabelDisplay="auto"
              onChange={(_event, value) => setShape({ ...shape, [name]: Number(value) })}
            />
          }
        />
      ))}
    </Stack>
  );
}
