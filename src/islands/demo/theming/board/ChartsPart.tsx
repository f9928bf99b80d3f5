import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import { Gauge } from '@mui/x-charts/Gauge';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { LineChart } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { MONTHS, SALES } from './data.ts';

const X_AXIS = [{ scaleType: 'band' as const, data: MONTHS }];
const POINTS = [{ scaleType: 'point' as const, data: MONTHS }];
const SHARES = SALES.map(({ label, data }, id) => ({ id, label, value: data.at(-1) ?? 0 }));
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const HOURS = ['9', '11', '13', '15', '17'];
const LOAD = DAYS.flatMap((_, x) =>
  HOURS.map((__, y): [number, number, number] => [x, y, (x * 7 + y * 5 + x * y) % 24]),
);
const GRID = { horizontal: true };

/** A bar, a line, a pie, a gauge and a heat map. */
export default function ChartsPart() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      }}
    >
      <BarChart height={260} xAxis={X_AXIS} series={SALES} grid={GRID} title="Sales per month" />
      <LineChart height={260} xAxis={POINTS} series={SALES} grid={GRID} title="Trend of sales" />
      <PieChart height={220} series={[{ data: SHARES }]} title="Shares in June" />
      <Gauge height={200} value={72} aria-label="Share of the goal" />
      <Heatmap
        height={240}
        xAxis={[{ data: DAYS }]}
        yAxis={[{ data: HOURS }]}
        series={[{ data: LOAD }]}
      />
    </Box>
  );
}
