import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const COUNTS = [100, 1000, 10000, 100000];

function wave(count: number) {
  const x = Array.from({ length: count }, (_, index) => index);
  return { x, y: x.map((index) => Math.sin((index / count) * 20) * 10 + 20 + ((index * 7) % 5)) };
}

export default function RenderTime() {
  const [points, setPoints] = React.useState(() => wave(100));
  const [reading, setReading] = React.useState<number | null>(null);

  const start = React.useRef<number | null>(null);

  const choose = (count: number) => {
    const next = wave(count);
    start.current = performance.now();
    setPoints(next);
  };

  React.useLayoutEffect(() => {
    if (start.current !== null) setReading(performance.now() - start.current);
  }, [points]);

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Number of points"
        value={points.x.length}
        onChange={(_event, count: number | null) => {
          if (count !== null) choose(count);
        }}
      >
        {COUNTS.map((count) => (
          <ToggleButton key={count} value={count}>
            {count.toLocaleString('en-US')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <LineChart
        height={260}
        skipAnimation
        xAxis={[{ data: points.x }]}
        series={[{ data: points.y, showMark: false, curve: 'linear' }]}
        tooltip={{ trigger: 'none' }}
        axisHighlight={{ x: 'none', y: 'none' }}
        desc="A wave with the number of points that you choose."
      />
      <Typography role="status" sx={{ minHeight: 24 }}>
        {reading !== null && `React rendered the chart in ${reading.toFixed(0)} ms`}
      </Typography>
    </Stack>
  );
}
