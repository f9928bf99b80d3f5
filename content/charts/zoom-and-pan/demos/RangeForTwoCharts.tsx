import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const last = monthlySales.length - 1;
const toMonth = (index: number) => monthlySales[index]?.month ?? '';

export default function RangeForTwoCharts() {
  const [range, setRange] = React.useState([3, 9]);
  const [from = 0, to = last] = range;

  const common = {
    height: 200,
    dataset: monthlySales.slice(from, to + 1),
    margin: { left: 40, right: 24, top: 48, bottom: 32 },
    skipAnimation: true,
  };

  return (
    <Box sx={{ width: '100%' }}>
      <LineChart
        {...common}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        series={[{ dataKey: 'online', label: 'Online' }]}
        desc="Online sales of the chosen months."
      />
      <BarChart
        {...common}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        series={[{ dataKey: 'store', label: 'Store' }]}
        desc="Sales of the store in the chosen months."
      />
      <Box sx={{ pl: 6, pr: 4 }}>
        <Slider
          value={range}
          onChange={(_event, value) => setRange(value as number[])}
          min={0}
          max={last}
          getAriaLabel={(index) => (index === 0 ? 'First month' : 'Last month')}
          getAriaValueText={toMonth}
          valueLabelDisplay="auto"
          valueLabelFormat={toMonth}
          disableSwap
        />
      </Box>
    </Box>
  );
}
