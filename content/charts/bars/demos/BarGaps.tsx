import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import type { AxisConfig, ChartsXAxisProps } from '@mui/x-charts/models';
import { quarterlySales } from '../../datasets/sales';

export default function BarGaps() {
  const [categoryGapRatio, setCategoryGapRatio] = React.useState(0.2);
  const [barGapRatio, setBarGapRatio] = React.useState(0.1);

  const bands: AxisConfig<'band', string, ChartsXAxisProps> = {
    id: 'quarters',
    scaleType: 'band',
    dataKey: 'quarter',
    categoryGapRatio,
    barGapRatio,
  };

  return (
    <Box>
      <BarChart
        height={300}
        dataset={quarterlySales}
        xAxis={[bands]}
        series={[
          { dataKey: 'laptops', label: 'Laptops' },
          { dataKey: 'phones', label: 'Phones' },
          { dataKey: 'tablets', label: 'Tablets' },
        ]}
        desc="Sales per quarter of three products."
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 1, sm: 4 }} sx={{ px: 2 }}>
        <Box sx={{ flex: 1 }}>
          <Typography id="category-gap">Gap between categories</Typography>
          <Slider
            aria-labelledby="category-gap"
            min={0}
            max={0.9}
            step={0.1}
            value={categoryGapRatio}
            valueLabelDisplay="auto"
            onChange={(_event, value) => setCategoryGapRatio(value)}
          />
        </Box>
        <Box sx={{ flex: 1 }}>
          <Typography id="bar-gap">Gap between bars</Typography>
          <Slider
            aria-labelledby="bar-gap"
            min={-1}
            max={1}
            step={0.1}
            value={barGapRatio}
            valueLabelDisplay="auto"
            onChange={(_event, value) => setBarGapRatio(value)}
          />
        </Box>
      </Stack>
    </Box>
  );
}
