import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const scales = ['linear', 'log', 'sqrt'] as const;

export default function LinearOrLog() {
  const [scaleType, setScaleType] = React.useState<(typeof scales)[number]>('log');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={scaleType}
        onChange={(_event, next: (typeof scales)[number] | null) => next && setScaleType(next)}
        aria-label="Scale type of the y-axis"
      >
        {scales.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={280}
        desc="Downloads per year, which grow from 10 to 60,000."
        margin={{ left: 60 }}
        xAxis={[{ scaleType: 'point', data: ['2020', '2021', '2022', '2023', '2024'] }]}
        yAxis={[{ scaleType, valueFormatter: (value: number) => value.toLocaleString('en-US') }]}
        series={[{ data: [10, 90, 800, 7000, 60000], curve: 'linear' }]}
      />
    </div>
  );
}
