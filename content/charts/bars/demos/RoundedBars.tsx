import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { BarChart } from '@mui/x-charts/BarChart';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

export default function RoundedBars() {
  const [borderRadius, setBorderRadius] = React.useState(8);

  return (
    <Box>
      <BarChart
        height={300}
        borderRadius={borderRadius}
        xAxis={[{ scaleType: 'band', data: monthlySales.map(({ month }) => month) }]}
        series={[{ data: monthlyProfit, label: 'Profit in thousand dollars' }]}
        desc="Profit per month: February, August, and September end with a loss."
      />
      <Box sx={{ maxWidth: 320, mx: 'auto', px: 2 }}>
        <Slider
          aria-label="Border radius"
          max={20}
          value={borderRadius}
          valueLabelDisplay="auto"
          onChange={(_event, value) => setBorderRadius(value)}
        />
      </Box>
    </Box>
  );
}
