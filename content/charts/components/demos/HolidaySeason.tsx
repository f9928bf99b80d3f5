import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { monthlySales } from '../../datasets/sales';

function Months({ from, to }: { from: string; to: string }) {
  const theme = useTheme();
  const { top, height } = useDrawingArea();
  const scale = useXScale<'band'>();
  const start = scale(from) ?? 0;
  const end = (scale(to) ?? 0) + scale.bandwidth();

  return (
    <rect
      x={start}
      y={top}
      width={end - start}
      height={height}
      fill={theme.palette.warning.main}
      fillOpacity={0.2}
      pointerEvents="none"
    />
  );
}

export default function HolidaySeason() {
  return (
    <BarChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[{ dataKey: 'store', label: 'Store' }]}
      desc="Sales of the store per month, with November and December marked."
    >
      <Months from="Nov" to="Dec" />
    </BarChart>
  );
}
