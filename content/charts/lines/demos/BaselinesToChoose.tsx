import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

type Baseline = 'min' | 'max' | number;

export default function BaselinesToChoose() {
  const [baseline, setBaseline] = React.useState<Baseline>(0);

  return (
    <Box>
      <Box sx={{ textAlign: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Baseline"
          value={baseline}
          onChange={(_event, value: Baseline | null) => setBaseline(value ?? baseline)}
          sx={{ '& button': { minWidth: 48 } }}
        >
          <ToggleButton value={0}>0</ToggleButton>
          <ToggleButton value={10}>10</ToggleButton>
          <ToggleButton value="min">min</ToggleButton>
          <ToggleButton value="max">max</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: monthlySales.map(({ month }) => month) }]}
        series={[{ data: monthlyProfit, area: true, baseline, showMark: false }]}
        desc="Profit per month, filled from the chosen baseline to the line."
      />
    </Box>
  );
}
