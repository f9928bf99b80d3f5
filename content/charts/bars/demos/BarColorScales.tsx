import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

const months = monthlySales.map(({ month }) => month);
const QUARTERS = ['#1e88e5', '#43a047', '#fb8c00', '#8e24aa'];

const AXES = {
  ordinal: {
    xAxis: [
      {
        scaleType: 'band',
        data: months,
        colorMap: {
          type: 'ordinal',
          values: months,
          colors: QUARTERS.flatMap((color) => [color, color, color]),
        },
      },
    ],
  },
  piecewise: {
    yAxis: [
      {
        colorMap: {
          type: 'piecewise',
          thresholds: [0, 10],
          colors: ['#e53935', '#fb8c00', '#43a047'],
        },
      },
    ],
  },
  continuous: {
    yAxis: [{ colorMap: { type: 'continuous', min: -8, max: 31, color: ['#e53935', '#1e88e5'] } }],
  },
} satisfies Record<string, Pick<BarChartProps, 'xAxis' | 'yAxis'>>;

export default function BarColorScales() {
  const [type, setType] = React.useState<keyof typeof AXES>('piecewise');

  return (
    <Box>
      <Box sx={{ textAlign: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Type of the color scale"
          value={type}
          onChange={(_event, value: keyof typeof AXES | null) => setType(value ?? type)}
        >
          <ToggleButton value="ordinal">ordinal</ToggleButton>
          <ToggleButton value="piecewise">piecewise</ToggleButton>
          <ToggleButton value="continuous">continuous</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <BarChart
        height={300}
        xAxis={[{ scaleType: 'band', data: months }]}
        {...AXES[type]}
        series={[{ data: monthlyProfit }]}
        desc="Profit per month: February, August, and September end with a loss."
      />
    </Box>
  );
}
