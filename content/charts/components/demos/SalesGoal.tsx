import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { monthlySales } from '../../datasets/sales';

function GoalLine({ value }: { value: number }) {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const y = useYScale<'linear'>()(value);

  return (
    <g pointerEvents="none">
      <line
        x1={left}
        x2={left + width}
        y1={y}
        y2={y}
        stroke={theme.palette.error.main}
        strokeWidth={2}
        strokeDasharray="6 4"
      />
      <text
        x={left + 6}
        y={y - 6}
        direction="ltr"
        fontSize={12}
        fill={theme.palette.text.primary}
      >{`Goal: ${value}`}</text>
    </g>
  );
}

export default function SalesGoal() {
  return (
    <BarChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[{ dataKey: 'online', label: 'Online' }]}
      desc="Online sales exceed the goal of 50 from October on."
    >
      <GoalLine value={50} />
    </BarChart>
  );
}
