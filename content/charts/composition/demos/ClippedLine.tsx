import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { monthlySales } from '../../datasets/sales';

export default function ClippedLine() {
  const clipPathId = React.useId();
  const [clipped, setClipped] = React.useState(true);

  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={clipped} onChange={(_event, value) => setClipped(value)} />}
        label="Clip to the drawing area"
        sx={{ alignSelf: 'center' }}
      />
      <ResponsiveChartContainer
        height={260}
        dataset={monthlySales}
        xAxis={[{ id: 'months', scaleType: 'point', dataKey: 'month' }]}
        yAxis={[{ min: 30, max: 70 }]}
        series={[{ type: 'line', dataKey: 'online' }]}
        desc="Online sales between 30 and 70 thousand dollars; the line leaves this range."
      >
        <ChartsClipPath id={clipPathId} />
        <g clipPath={clipped ? `url(#${clipPathId})` : undefined}>
          <LinePlot />
        </g>
        <ChartsXAxis axisId="months" />
        <ChartsYAxis />
      </ResponsiveChartContainer>
    </Stack>
  );
}
