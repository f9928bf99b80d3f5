import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

const limits = {
  nice: 'nice',
  strict: 'strict',
  function: (min: number, max: number) => ({ min: min - 5, max: max + 5 }),
} as const;

export default function DomainLimits() {
  const [limit, setLimit] = React.useState<keyof typeof limits>('strict');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={limit}
        onChange={(_event, next: keyof typeof limits | null) => next && setLimit(next)}
        aria-label="domainLimit of the y-axis"
      >
        <ToggleButton value="nice">nice</ToggleButton>
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="function">Wider by 5°</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        height={280}
        desc="Average temperatures in Rome, from 8 to 26 degrees."
        dataset={monthlyTemperatures}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        yAxis={[{ domainLimit: limits[limit] }]}
        series={[{ dataKey: 'rome', label: 'Rome (°C)' }]}
      />
    </div>
  );
}
