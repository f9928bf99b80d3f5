import { BarChart, type BarChartProps } from '@mui/x-charts/BarChart';
import { ChartsText } from '@mui/x-charts/ChartsText';
import { useDrawingArea } from '@mui/x-charts/hooks';

function NoSales() {
  const { left, top, width, height } = useDrawingArea();
  return (
    <ChartsText
      x={left + width / 2}
      y={top + height / 2}
      text="No sales in this week"
      style={{ textAnchor: 'middle', dominantBaseline: 'central' }}
      fill="currentColor"
    />
  );
}

const slots: BarChartProps['slots'] = { noDataOverlay: NoSales };

export default function ChartWithoutData() {
  return <BarChart height={240} series={[]} xAxis={[]} slots={slots} />;
}
