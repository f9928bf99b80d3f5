import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart, type LineChartProps } from '@mui/x-charts/LineChart';

const years = [2016, 2017, 2018, 2019, 2020, 2021, 2022, 2023, 2024];
const xAxis = { data: years, valueFormatter: (year: number) => String(year) };

const AXES: Record<string, Pick<LineChartProps, 'xAxis' | 'yAxis'>> = {
  'x-axis': {
    xAxis: [
      {
        ...xAxis,
        colorMap: { type: 'piecewise', thresholds: [2020], colors: ['#78909c', '#1e88e5'] },
      },
    ],
  },
  'y-axis': {
    xAxis: [xAxis],
    yAxis: [{ colorMap: { type: 'continuous', min: 12, max: 31, color: ['#fb8c00', '#8e24aa'] } }],
  },
};

export default function LineColorScales() {
  const [axis, setAxis] = React.useState('x-axis');

  return (
    <Box>
      <Box sx={{ textAlign: 'center' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Axis of the color scale"
          value={axis}
          onChange={(_event, value: string | null) => setAxis(value ?? axis)}
        >
          <ToggleButton value="x-axis">x-axis</ToggleButton>
          <ToggleButton value="y-axis">y-axis</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <LineChart
        height={300}
        {...AXES[axis]}
        series={[{ data: [12, 15, 14, 19, 18, 24, 22, 27, 31], area: true }]}
        desc="Members of a club per year, growing from 12 to 31."
      />
    </Box>
  );
}
