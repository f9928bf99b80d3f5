import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LineChart } from '@mui/x-charts/LineChart';

const SHOWN = 30;

// A random walk stands in for a server that sends one value per second.
const next = (load: number) =>
  Math.min(100, Math.max(0, load + Math.round(Math.random() * 20 - 10)));
const start = Array.from({ length: SHOWN }, (_item, second) => ({
  second,
  load: Math.round(50 + 20 * Math.sin(second / 4)),
}));

export default function LiveLine() {
  const [points, setPoints] = React.useState(start);
  const [running, setRunning] = React.useState(false);

  React.useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => {
      setPoints((current) => {
        const last = current[current.length - 1]!;
        const point = { second: last.second + 1, load: next(last.load) };
        return [...current.slice(1 - SHOWN), point];
      });
    }, 1000);
    return () => clearInterval(timer);
  }, [running]);

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setRunning(!running)}>
        {running ? 'Pause' : 'Start'}
      </Button>
      <LineChart
        height={260}
        dataset={points}
        xAxis={[{ dataKey: 'second', min: points[0]!.second, max: points.at(-1)!.second }]}
        yAxis={[{ min: 0, max: 100 }]}
        series={[{ dataKey: 'load', label: 'Load (%)', showMark: false }]}
        skipAnimation
        desc="The load of a server in the last 30 seconds."
      />
    </Box>
  );
}
