import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

function Frame() {
  const theme = useTheme();
  const { left, top, width, height } = useDrawingArea();

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke={theme.palette.text.secondary}
      strokeDasharray="4 4"
      pointerEvents="none"
    />
  );
}

export default function DrawingAreaFrame() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[{ dataKey: 'store', label: 'Store' }]}
      desc="Sales of the store per month, with a frame around the drawing area."
    >
      <Frame />
    </LineChart>
  );
}
