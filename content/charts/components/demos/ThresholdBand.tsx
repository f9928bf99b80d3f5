import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { monthlySales } from '../../datasets/sales';

interface BandProps {
  from: number;
  to: number;
  label: string;
}

function Band({ from, to, label }: BandProps) {
  const theme = useTheme();
  const { left, width } = useDrawingArea();
  const scale = useYScale<'linear'>();
  const [bottom, top] = [scale(from), scale(to)];

  return (
    <g pointerEvents="none">
      <rect
        x={left}
        y={top}
        width={width}
        height={bottom - top}
        fill={theme.palette.success.main}
        fillOpacity={0.15}
      />
      <text x={left + 8} y={top + 18} fontSize={12} fill={theme.palette.text.primary}>
        {label}
      </text>
    </g>
  );
}

export default function ThresholdBand() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ min: 0 }]}
      series={[{ dataKey: 'store', label: 'Store' }]}
      desc="Sales of the store per month, with the planned range marked."
    >
      <Band from={45} to={55} label="Planned" />
    </LineChart>
  );
}
