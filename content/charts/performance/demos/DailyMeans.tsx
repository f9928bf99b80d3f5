import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

/** Temperatures of a leap year, one per hour: warm in summer and in the afternoon. */
const hourly = Array.from({ length: 366 * 24 }, (_, hour) => {
  const season = -Math.cos((hour / (366 * 24)) * 2 * Math.PI);
  const time = -Math.cos(((hour - 3) / 24) * 2 * Math.PI);
  return 12 + 10 * season + 4 * time + ((hour * 13) % 31) / 10;
});

const daily = Array.from({ length: 366 }, (_, day) => {
  const hours = hourly.slice(day * 24, (day + 1) * 24);
  return hours.reduce((sum, value) => sum + value) / hours.length;
});

export default function DailyMeans() {
  const [aggregated, setAggregated] = React.useState(true);
  const values = aggregated ? daily : hourly;
  const stepsPerDay = values.length / 366;

  return (
    <Stack>
      <FormControlLabel
        control={<Switch checked={aggregated} onChange={(_event, on) => setAggregated(on)} />}
        label={`Daily means: ${values.length.toLocaleString('en-US')} points`}
        sx={{ alignSelf: 'center' }}
      />
      <LineChart
        height={260}
        skipAnimation
        xAxis={[{ data: values.map((_, index) => index / stepsPerDay), max: 366, label: 'Day' }]}
        series={[{ data: values, showMark: false, curve: 'linear' }]}
        tooltip={{ trigger: 'none' }}
        axisHighlight={{ x: 'none', y: 'none' }}
        desc="Temperatures of a year in °C, lowest in winter and highest in summer."
      />
    </Stack>
  );
}
