import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { quarterlySales } from '../../datasets/sales';

export default function GridBehindOrInFront() {
  const [inFront, setInFront] = React.useState(false);

  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={inFront} onChange={(_event, value) => setInFront(value)} />}
        label="Grid in front of the bars"
        sx={{ alignSelf: 'center' }}
      />
      <ResponsiveChartContainer
        height={260}
        dataset={quarterlySales}
        xAxis={[{ id: 'quarters', scaleType: 'band', dataKey: 'quarter' }]}
        series={[{ type: 'bar', dataKey: 'phones' }]}
        desc="Sales of phones per quarter, with horizontal grid lines."
      >
        {!inFront && <ChartsGrid horizontal />}
        <BarPlot />
        {inFront && <ChartsGrid horizontal />}
        <ChartsXAxis axisId="quarters" />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
